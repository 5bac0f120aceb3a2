import { SelectBox } from '../../../../ui/lists/select-box.tsx';
import { listTexts as texts } from '../texts.ts';

interface SelectOneProps {
  id: string;
  title: string;
  checked: boolean;
  onToggle: (id: string, range: boolean) => void;
}

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
