import { useId } from 'react';
import Typography from '@mui/material/Typography';
import { SLUG_MAX } from '@domain/agencies/slugs.ts';
import { NO_NAME } from '@domain/people/names.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { NameFields } from '../../../components/form/NameFields.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { createAgency, newAgencySchema, type NewAgency } from '../data/newAgency.ts';

const EMPTY: NewAgency = {
  publicName: '',
  slug: '',
  contactEmail: '',
  ...NO_NAME,
  email: '',
};

/** An additional first admin, or one instead of the creator. */
const FirstAdminFields = () => {
  const text = useText();
  const hintId = useId();

  return (
    <Stack
      component="fieldset"
      aria-describedby={hintId}
      sx={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}
    >
      <Typography component="legend" variant="subtitle2" sx={{ padding: 0 }}>
        {text('agency.firstAdmin')}
      </Typography>
      <Muted id={hintId}>{text('agency.firstAdminHint')}</Muted>
      <NameFields isSelf={false} />
      <FormTextField name="email" type="email" label={text('team.email')} autoComplete="off" />
    </Stack>
  );
};

interface Props {
  readonly onMade: () => void;
  readonly onClose: () => void;
}

/** Creates an agency with its creator as first admin and optionally an invited one. The rest is set up on its page. */
export const NewAgencyDialog = ({ onMade, onClose }: Props) => {
  const text = useText();
  const toasts = useToasts();

  return (
    <FormDialog
      draft="newAgency"
      title={text('agency.new')}
      lead={text('agency.newLead')}
      initial={EMPTY}
      schema={newAgencySchema}
      submitLabel={text('agency.add')}
      onSubmit={async (values, submission) => {
        const { publicName } = await createAgency(values, submission);
        const email = values.email.trim();
        toasts.success(
          email === ''
            ? text('agency.made', { agency: publicName })
            : text('agency.madeInviting', { agency: publicName, email }),
        );
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
      <FirstAdminFields />
    </FormDialog>
  );
};
