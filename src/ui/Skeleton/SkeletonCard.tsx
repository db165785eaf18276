import { Card } from '../Card/Card';
import { Loading, Skeleton } from './Skeleton';

type SkeletonCardProps = {
  /** What comes, read out: 'Loading your balance'. */
  label?: string | undefined;
  /** Lines of text below the title. */
  lines?: number | undefined;
  /** A button below them. */
  action?: boolean | undefined;
};

/** In the shape of a card with a title, some lines and perhaps a button. */
export function SkeletonCard({ label, lines = 2, action }: SkeletonCardProps) {
  return (
    <Loading {...(label && { label })}>
      <Card>
        <Skeleton width="40%" />
        <div>
          {Array.from({ length: lines }, (_, at) => (
            <Skeleton key={at} width={at === lines - 1 ? '65%' : undefined} />
          ))}
        </div>
        {action && <Skeleton shape="block" width="7rem" height="2.5rem" />}
      </Card>
    </Loading>
  );
}
