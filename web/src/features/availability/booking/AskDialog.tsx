import { useFormikContext } from 'formik';
import { REQUEST_KINDS, type AvailabilityRequest } from '@domain/availability/availability.ts';
import {
  availabilityRequestSchema,
  type AvailabilityRequestValues,
} from '@domain/availability/availability.schema.ts';
import type { Project } from '@domain/projects/projects.ts';
import { TermsSummary } from '../../../common/bookings/FeeNotice.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { FormRadios } from '../../../components/form/FormRadios.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { getBrowserZone } from '../../../lib/getBrowserZone.ts';
import { api } from '../../../lib/http/api.ts';
import { FormZone } from '../../../components/form/FormZone.tsx';
import { hasSecondChoice, type RoleToBook } from './roles.ts';
import { SlotsField } from './SlotsField.tsx';
import { RecipientsField } from './RecipientsField.tsx';

interface Props {
  readonly project: Project;
  /** Roles without a booking. */
  readonly roles: readonly RoleToBook[];
  readonly requests: readonly AvailabilityRequest[];
  /** Initially selected shortlisted demos. */
  readonly ticked: readonly string[];
  readonly onClose: () => void;
}

/** Wide enough for a day with its slots. */
const DIALOG_WIDTH = 880;

const KindField = () => {
  const text = useText();
  const options = REQUEST_KINDS.map((code) => ({ code, label: text(`booking.kind.${code}`) }));
  return <FormRadios name="kind" label={text('booking.kind')} options={options} />;
};

const OthersField = ({ roles }: { readonly roles: readonly RoleToBook[] }) => {
  const text = useText();
  const { values } = useFormikContext<AvailabilityRequestValues>();
  if (!hasSecondChoice(roles, values.castingDemoIds)) return null;
  const options = (['release', 'keep'] as const).map((code) => ({
    code,
    label: text(`booking.others.${code}`),
  }));
  return <FormRadios name="othersThen" label={text('booking.othersThen')} options={options} />;
};

const Slots = ({ project }: { readonly project: Project }) => {
  const { values } = useFormikContext<AvailabilityRequestValues>();
  return <SlotsField project={project} castingDemoIds={values.castingDemoIds} />;
};

/** Requests slots: recipients, time zone, days, and the handling of second choices. */
export const AskDialog = ({ project, roles, requests, ticked, onClose }: Props) => {
  const text = useText();
  const toasts = useToasts();

  return (
    <FormDialog<AvailabilityRequestValues>
      // One draft per voice, and one for all.
      draft={`availability.ask.${project.id}.${ticked.length === 1 ? ticked[0] : 'all'}`}
      title={text('booking.ask')}
      lead={text('booking.askLead')}
      initial={{
        timeZone: getBrowserZone() ?? 'UTC',
        timeRanges: [],
        castingDemoIds: [...ticked],
        othersThen: 'release',
        kind: 'booking',
      }}
      schema={availabilityRequestSchema}
      submitLabel={text('booking.send')}
      maxWidth={DIALOG_WIDTH}
      onSubmit={async (values, submission) => {
        const requests = await api.availability.request({ projectId: project.id }, values, submission);
        toasts.success(text('booking.sent', { count: requests.length }));
      }}
      onClose={onClose}
    >
      <KindField />
      <RecipientsField roles={roles} requests={requests} />
      <OthersField roles={roles} />
      <FormZone name="timeZone" label={text('booking.zone')} helperText={text('booking.zoneHint')} />
      <Slots project={project} />
      <TermsSummary />
    </FormDialog>
  );
};
