import { numeric } from '../atoms.css';

type CountdownProps = {
  /** Whole seconds left; below zero reads as zero. */
  seconds: number;
};

/** '0:30', '12:05', '1:02:09'. Its width does not tremble, and it is not read out at every tick. */
export function Countdown({ seconds }: CountdownProps) {
  const left = Math.max(0, Math.ceil(seconds));
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(left / 3600);
  const minutes = Math.floor(left / 60) % 60;
  return (
    <span role="timer" className={numeric}>
      {hours > 0 ? `${hours}:${two(minutes)}` : minutes}:{two(left % 60)}
    </span>
  );
}
