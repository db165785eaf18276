import * as css from './ProgressBar.css';

type ProgressBarProps = {
  label: string;
  /** 0 to 1; left out while nobody knows. */
  value?: number | undefined;
};

export function ProgressBar({ label, value }: ProgressBarProps) {
  const percent = value === undefined ? undefined : Math.round(value * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      data-waiting={value === undefined || undefined}
      className={css.track}
    >
      <div className={css.bar} style={{ [css.done.slice(4, -1)]: value ?? 0 }} />
    </div>
  );
}
