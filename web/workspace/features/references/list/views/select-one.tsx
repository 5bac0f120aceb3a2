import * as words from '#words/reference-list';
import { SelectBox } from '../../../../ui/lists/select-box.tsx';

interface SelectOneProps {
  id: string;
  title: string;
  checked: boolean;
  onToggle: (id: string, range: boolean) => void;
}

export function SelectOne({ id, title, checked, onToggle }: SelectOneProps) {
  return (
    <SelectBox
      label={words.select(title)}
      one
      checked={checked}
      onToggle={(range) => onToggle(id, range)}
      className="-ms-1.5"
    />
  );
}
