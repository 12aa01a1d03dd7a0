import { useDates } from '../../../lib/dates.ts';
import { useNearDate } from '../../../lib/useNearDate.ts';

/** A day that is named while it is near, with the exact moment on hover. */
export const NearDateText = ({ at }: { readonly at: string }) => {
  const dates = useDates();
  const near = useNearDate();
  return (
    <time dateTime={at} title={dates.full(at)}>
      {near(at, 'day')}
    </time>
  );
};
