import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import type { Project } from '@domain/projects/projects.ts';
import { useProjectArea } from '../../../common/board/useProjectArea.ts';
import { FactList } from '../../../components/FactList.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { useRequest, type Request } from '../../../lib/http/useRequest.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { useLatestData } from '../../../lib/useLatestData.ts';
import { OwnMessages } from './OwnMessages.tsx';
import { ScriptForm } from './ScriptForm.tsx';

interface LoadedProps<T> {
  readonly request: Request<T>;
  readonly height: number;
  readonly children: (data: T) => ReactNode;
}

/** What was loaded, also while it is loaded again. */
const Loaded = <T,>({ request, height, children }: LoadedProps<T>) => {
  const data = useLatestData(request.data);
  if (data !== undefined) return children(data);
  if (request.status === 'error') return <ErrorState error={request.error} onRetry={request.reload} />;
  return (
    <LoadingState>
      <Skeleton variant="rounded" height={height} />
    </LoadingState>
  );
};

/** After an express project is placed: its script, the messages with the agency, and who works on it. */
export const ExpressDesk = ({ project }: { readonly project: Project }) => {
  const text = useText();
  const { uid, agency, displayName } = useSignedIn();
  const { isAgencys } = useProjectArea();
  const { id, companyName } = project;
  const script = useRequest(`script ${uid} ${id}`, (signal) => api.express.script({ id }, { signal }));
  const messages = useRequest(isAgencys ? null : `messages ${uid} ${id}`, (signal) =>
    api.enquiries.own({ id }, { signal }),
  );

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
        gap: 2,
        alignItems: 'start',
        marginBottom: 2,
      }}
    >
      <SectionCard title={text('express.script')} lead={text('express.scriptLead')}>
        <Loaded request={script} height={220}>
          {(stored) => (
            <ScriptForm key={stored?.version ?? 0} projectId={id} script={stored} onSaved={script.reload} />
          )}
        </Loaded>
      </SectionCard>
      <Stack>
        {!isAgencys && (
          <SectionCard title={text('express.messages')}>
            <Loaded request={messages} height={80}>
              {(written) => <OwnMessages messages={written} />}
            </Loaded>
          </SectionCard>
        )}
        <SectionCard title={text('express.people')}>
          <FactList
            facts={[
              [text('express.client'), companyName],
              ...(isAgencys ? [] : ([[text('express.you'), displayName]] as const)),
              [text('express.agency'), agency?.publicName ?? ''],
              [text('express.agencyEmail'), agency?.contactEmail ?? ''],
            ]}
          />
        </SectionCard>
      </Stack>
    </Box>
  );
};
