import { SelectBox } from '../../../../ui/lists/select-box.tsx';
import { listTexts as texts } from '../texts.ts';

interface SelectOneProps {
  id: string;
  title: string;
  checked: boolean;
  onToggle: (id: string, range: boolean) => void;
}

/** The checkbox of one reference. */
export function SelectOne({ id, title, checked, onToggle }: SelectOneProps) {
  return (
    <SelectBox
      label={texts.select(title)}
      one
      checked={checked}
      onToggle={(range) => onToggle(id, range)}
      className="-ml-1.5"
    />
  );
}
