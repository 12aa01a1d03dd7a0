import { agencySchema } from '@domain/agencies/agencies.schema.ts';
import { SLUG_MAX } from '@domain/agencies/slugs.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { useToasts } from '../../../components/toasts/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { createAgency } from '../data/agencyCalls.ts';
import type { NewAgency } from '../data/agencyValues.ts';

const EMPTY: NewAgency = { publicName: '', slug: '', contactEmail: '' };

interface Props {
  readonly onMade: () => void;
  readonly onClose: () => void;
}

/** A new agency, whose first admin is whoever adds it; the rest is set up on its page. */
export const NewAgencyDialog = ({ onMade, onClose }: Props) => {
  const text = useText();
  const toasts = useToasts();
  return (
    <FormDialog
      draft="newAgency"
      title={text('agency.new')}
      lead={text('agency.newLead')}
      initial={EMPTY}
      schema={agencySchema.omit(['accent'])}
      submitLabel={text('agency.add')}
      onSubmit={async (values, press) => {
        const { publicName } = await createAgency(values, press);
        toasts.success(text('agency.made', { agency: publicName }));
        onMade();
      }}
      onClose={onClose}
    >
      <FormTextField name="publicName" label={text('agency.publicName')} autoFocus required />
      <FormTextField
        name="slug"
        label={text('agency.slug')}
        helperText={text('agency.slugHint')}
        maxLength={SLUG_MAX}
        required
      />
      <FormTextField name="contactEmail" type="email" label={text('agency.contactEmail')} required />
    </FormDialog>
  );
};
