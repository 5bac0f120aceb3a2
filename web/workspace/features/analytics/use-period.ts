import { useSearchParams } from 'react-router-dom';
import { readPeriod, writePeriod, type Period } from '../../../shared/analytics/period.ts';

/** The period stands in the address: a screen can be passed on, and back leads to the one before. */
export function usePeriod(): [Period, (period: Period) => void] {
  const [address, setAddress] = useSearchParams();
  return [readPeriod(address), (period) => setAddress(writePeriod(period))];
}
