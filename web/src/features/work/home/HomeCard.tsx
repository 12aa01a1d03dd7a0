import type { ReactNode } from 'react';
import Skeleton from '@mui/material/Skeleton';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { ErrorState, LoadingState } from '../../../components/states/states.tsx';
import type { Request } from '../../../lib/http/useRequest.ts';
import { useLatestData } from '../../../lib/useLatestData.ts';

interface Props<Data> {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly request: Request<Data>;
  readonly children: (data: Data) => ReactNode;
}

const ROWS = [0, 1, 2];

/** A dashboard card that loads separately and keeps its data while reloading. */
export const HomeCard = <Data,>({ title, lead, request, children }: Props<Data>) => {
  const { status, error, reload } = request;
  const data = useLatestData(request.data);

  return (
    <SectionCard title={title} {...(lead === undefined ? {} : { lead })}>
      {data !== undefined ? (
        children(data)
      ) : status === 'error' ? (
        <ErrorState error={error} onRetry={reload} />
      ) : (
        <LoadingState>
          {ROWS.map((row) => (
            <Skeleton key={row} height={44} />
          ))}
        </LoadingState>
      )}
    </SectionCard>
  );
};
