import Skeleton from '@mui/material/Skeleton';
import { agenciesApi } from '@domain/agencies/agencies.api.ts';
import { agencyPatchSchema } from '@domain/agencies/agencies.schema.ts';
import type { Agency } from '@domain/agencies/agencies.ts';
import { WEB_ADDRESS_MAX } from '@domain/values/web-address.ts';
import { useLiveDoc } from '#firebase/live.ts';
import { faultOf } from '../../../components/form/faultOf.ts';
import { SavedField } from '../../../components/form/SavedField.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { change } from '../../../lib/http/call.ts';

/** Where an agency's talents book a check of their connection. */
export const ConnectionSettings = ({ agencyId }: { readonly agencyId: string }) => {
  const text = useText();
  const live = useLiveDoc<Agency>(`agencies/${agencyId}`);
  return (
    <SectionCard title={text('dashboard.connection')} lead={text('dashboard.connectionLead')}>
      {live.status === 'error' && <ErrorState error={live.error} onRetry={live.retry} />}
      {live.status === 'loading' && (
        <LoadingState>
          <Skeleton variant="rounded" height={64} />
        </LoadingState>
      )}
      {live.status === 'success' && (
        <SavedField
          label={text('dashboard.schedulingLink')}
          stored={live.data?.schedulingLink ?? ''}
          faultOf={(value) => faultOf(agencyPatchSchema, 'schedulingLink', value)}
          save={async ({ value, was }, press) => {
            const body = { schedulingLink: value, was: { schedulingLink: was } };
            await change(agenciesApi['agencies.update'], { params: { id: agencyId }, body }, press);
          }}
          maxLength={WEB_ADDRESS_MAX}
        />
      )}
    </SectionCard>
  );
};
