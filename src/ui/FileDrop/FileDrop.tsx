import { Upload } from 'lucide-react';
import { type DragEvent, type ReactNode, useState } from 'react';
import { iconLarge, muted, small, strong } from '../atoms.css';
import { cover } from '../Choice/Choice.css';
import { classes } from '../classes';
import { useField } from '../Field/field.context';
import * as css from './FileDrop.css';

type FileDropProps = {
  /** 'Choose a file or drop it here'. */
  label: ReactNode;
  hint?: ReactNode;
  /** As of `<input accept>`; only a wish, the caller checks what arrives. */
  accept?: string | undefined;
  multiple?: boolean | undefined;
  disabled?: boolean | undefined;
  onFiles: (files: File[]) => void;
};

/** The platform's file input covers the whole area, so press, keyboard and drop are its own. */
export function FileDrop({ label, hint, accept, multiple, disabled, onFiles }: FileDropProps) {
  const [over, setOver] = useState(false);
  const drag = (value: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(value && !disabled);
  };
  const take = (files: FileList | null) => {
    if (files?.length) onFiles([...files].slice(0, multiple ? undefined : 1));
  };
  return (
    <label
      className={css.drop}
      data-over={over || undefined}
      onDragEnter={drag(true)}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event);
        if (!disabled) take(event.dataTransfer.files);
      }}
    >
      <Upload className={iconLarge} aria-hidden />
      <span className={strong}>{label}</span>
      {hint && <span className={classes(muted, small)}>{hint}</span>}
      <input
        {...useField()}
        type="file"
        className={cover}
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onChange={(event) => {
          take(event.target.files);
          // The same file can be chosen again after a refusal.
          event.target.value = '';
        }}
      />
    </label>
  );
}
