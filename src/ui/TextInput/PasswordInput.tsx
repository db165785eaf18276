import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../../contract/languages/t';
import { IconButton } from '../Button/IconButton';
import { TextInput, type TextInputProps } from './TextInput';

type PasswordInputProps = Omit<TextInputProps, 'type' | 'end'> & {
  /** `current-password` where one signs in, `new-password` where one chooses. */
  autoComplete: 'current-password' | 'new-password';
};

export function PasswordInput(props: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={
        <IconButton
          size="small"
          label={shown ? t('Hide password') : t('Show password')}
          icon={shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
