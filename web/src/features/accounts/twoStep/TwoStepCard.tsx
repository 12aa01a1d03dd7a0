import { useState } from 'react';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { api } from '../../../lib/http/api.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { isAddressProven, listOwnPhones, removePhone, type CodePhone } from '#firebase/secondFactor.ts';
import { DateText } from '../../../components/DateText.tsx';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { RowList } from '../../../components/RowList.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { useSubmission } from '../../../lib/submission/useSubmission.ts';
import { getAuthErrorText } from '../../../lib/session/authErrors.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { PhoneSetup } from './PhoneSetup.tsx';
import { ProveAddress } from './ProveAddress.tsx';

/** Phones that receive a code at sign-in; adds and removes them. */
export const TwoStepCard = () => {
  const text = useText();
  const toasts = useToasts();
  const { uid, email } = useSignedIn();
  const [phones, setPhones] = useState(listOwnPhones);
  const [leaving, setLeaving] = useState<CodePhone>();
  const [isAdding, setAdding] = useState(false);
  const refresh = () => setPhones(listOwnPhones());
  const { submit: note } = useSubmission((submission, phoneChange: 'added' | 'removed') =>
    api.accounts.notePhone({ change: phoneChange }, submission),
  );

  const remove = async () => {
    if (!leaving) return;

    try {
      await removePhone(leaving.id);
      await note('removed');
      toasts.success(text('twoStep.removed'));
    } catch (error) {
      const view = getAuthErrorText(error);
      toasts.error('raw' in view ? view.raw : text(view.id));
    }

    setLeaving(undefined);
    refresh();
  };

  if (!isAddressProven()) return <ProveAddress uid={uid} email={email} />;

  return (
    <Stack align="start">
      <Muted variant="body1">{text(phones.length > 0 ? 'twoStep.isOn' : 'twoStep.isOff')}</Muted>
      {phones.length > 0 && (
        <Box sx={{ width: 1 }}>
          <RowList label={text('twoStep.phones')}>
            {phones.map((phone) => (
              <Box component="li" key={phone.id} sx={{ flexWrap: 'wrap', paddingBlock: 1 }}>
                <Box sx={{ flexGrow: 1 }}>
                  <Typography>{phone.number}</Typography>
                  {phone.addedAt && (
                    <Muted>
                      {text('twoStep.addedOn')} <DateText instant={phone.addedAt.toISOString()} />
                    </Muted>
                  )}
                </Box>
                <Button
                  color="inherit"
                  aria-label={text('twoStep.removeName', { phone: phone.number })}
                  onClick={() => setLeaving(phone)}
                >
                  {text('twoStep.remove')}
                </Button>
              </Box>
            ))}
          </RowList>
        </Box>
      )}
      {isAdding || phones.length === 0 ? (
        <PhoneSetup
          onAdded={() => {
            setAdding(false);
            refresh();
            void note('added');
            toasts.success(text('twoStep.added'));
          }}
        />
      ) : (
        <Button variant="outlined" color="inherit" onClick={() => setAdding(true)}>
          {text('twoStep.addAnother')}
        </Button>
      )}
      <ConfirmDialog
        open={leaving !== undefined}
        title={text('twoStep.removeTitle')}
        confirmLabel={text('twoStep.remove')}
        tone="error"
        onConfirm={remove}
        onCancel={() => setLeaving(undefined)}
      >
        {text(phones.length > 1 ? 'twoStep.removeText' : 'twoStep.removeLast')}
      </ConfirmDialog>
    </Stack>
  );
};
