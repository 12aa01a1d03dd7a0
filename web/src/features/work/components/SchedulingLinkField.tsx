import { agencyPatchSchema } from '@domain/agencies/agencies.schema.ts';
import { WEB_ADDRESS_MAX } from '@domain/values/web-address.ts';
import { getFault } from '../../../components/form/getFault.ts';
import { SavedField } from '../../../components/form/SavedField.tsx';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';

/** The address where an agency's talents book a check; saved automatically. */
export const SchedulingLinkField = ({
  agencyId,
  stored,
}: {
  readonly agencyId: string;
  readonly stored: string;
}) => {
  const text = useText();

  return (
    <SavedField
      label={text('dashboard.schedulingLink')}
      stored={stored}
      getFault={(value) => getFault(agencyPatchSchema, 'schedulingLink', value)}
      save={async ({ value, was }, submission) => {
        const body = { schedulingLink: value, was: { schedulingLink: was } };
        await api.agencies.update({ id: agencyId }, body, submission);
      }}
      maxLength={WEB_ADDRESS_MAX}
    />
  );
};
