import type { ReactNode } from 'react';
import Skeleton from '@mui/material/Skeleton';
import type { CheckTime } from '@domain/health/health.ts';
import { LoadingState } from '../../../components/states/states.tsx';
import type { Request } from '../../../lib/http/useRequest.ts';
import { useLatestData } from '../../../lib/useLatestData.ts';
import { PartError } from './PartError.tsx';
import { HealthSection } from './HealthSection.tsx';

interface Props<Section> {
  readonly title: string;
  readonly lead: string;
  readonly of: Request<Section>;
  readonly isWell: (section: Section) => boolean;
  readonly children: (section: Section) => ReactNode;
}

/** A check that loads with the page. It loads and fails independently, and keeps its result while reloading. */
export const AutoCheckSection = <Section extends CheckTime>({
  title,
  lead,
  of,
  isWell,
  children,
}: Props<Section>) => {
  const { status, error, reload } = of;
  const section = useLatestData(of.data);
  const shown = status === 'error' ? undefined : section;
  const wellness = shown && (isWell(shown) ? 'well' : 'attention');

  return (
    <HealthSection
      title={title}
      lead={lead}
      wellness={wellness}
      lookedAt={shown?.lookedAt}
      onLook={shown && reload}
    >
      {status === 'error' && <PartError error={error} onRetry={reload} />}
      {status === 'loading' && !shown && (
        <LoadingState>
          <Skeleton height={28} width="60%" />
          <Skeleton height={28} width="40%" />
        </LoadingState>
      )}
      {shown && children(shown)}
    </HealthSection>
  );
};
