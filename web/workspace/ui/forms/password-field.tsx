import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import * as words from '#words/ui';
import { IconButton } from '../elements/button.tsx';
import { TextField } from './text-field.tsx';

export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'end'>) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton
          label={shown ? words.passwordHide : words.passwordShow}
          aria-pressed={shown}
          className="size-7"
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
      }
    />
  );
}
