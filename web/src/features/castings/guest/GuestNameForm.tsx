import Box from '@mui/material/Box';
import { NAME_MAX } from '@domain/reference/reference.ts';
import { PlainSubmit } from '../../../components/plain/PlainSubmit.tsx';
import { PlainText } from '../../../components/plain/PlainText.tsx';
import { usePlainForm } from '../../../components/plain/usePlainForm.ts';
import { useText } from '../../../i18n/useText.ts';
import { useToasts } from '../../../lib/toasts.ts';
import { saveName } from './guestActions.ts';
import { useLinkExpiry } from './useLinkExpiry.ts';

interface Props {
  readonly link: string;
  readonly name: string;
  readonly onGone: () => void;
  readonly onSaved?: () => void;
}

/** The name that a guest's votes carry. */
export const GuestNameForm = ({ link, name, onGone, onSaved }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const orGone = useLinkExpiry(onGone);

  const form = usePlainForm({
    initial: { name },
    // An empty name restores the previous one.
    collectFaults: () => ({}),
    send: async ({ name: typed }, submission) => {
      await orGone(() => saveName(link, typed, submission));
      toasts.success(text('guest.nameSaved'));
      onSaved?.();
    },
  });

  return (
    <form noValidate onSubmit={form.submit}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 1, alignItems: 'start' }}>
        <PlainText
          name="name"
          label={text('guest.name')}
          autoComplete="name"
          maxLength={NAME_MAX}
          hint={text('guest.nameHint')}
          value={form.values.name}
          onChange={(typed) => form.change({ name: typed })}
          error={form.faults.name}
        />
        <Box sx={{ paddingTop: '24px' }}>
          <PlainSubmit form={form} variant="outlined">
            {text('guest.saveName')}
          </PlainSubmit>
        </Box>
      </Box>
    </form>
  );
};
