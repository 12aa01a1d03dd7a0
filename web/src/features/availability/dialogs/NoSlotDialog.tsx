import { useId, useState } from 'react';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import { contactMessage, CONTACT_MAX, CONTACT_MIN, CONTACT_ROWS } from '@domain/values/contact-message.ts';
import { strictObject } from '@domain/messages/yup.ts';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { Form } from 'formik';
import { Dialog } from '../../../components/dialogs/Dialog.tsx';
import { AppFormik } from '../../../components/form/AppFormik.tsx';
import { Draft } from '../../../components/form/Draft.tsx';
import { FormTextArea } from '../../../components/form/FormTextArea.tsx';
import { SubmitButton } from '../../../components/form/SubmitButton.tsx';
import { useDraft } from '../../../components/form/useDraft.ts';
import { useSubmit } from '../../../components/form/useSubmit.ts';
import { StateCard } from '../../../components/states/StateCard.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

const schema = strictObject({ message: contactMessage() });

interface Props {
  readonly requestId: string;
  readonly agency: string;
  readonly onSend: (message: string, submission: Submission) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Reports to the agency that no slot works. Only its buttons close it, and the draft survives a reload. */
export const NoSlotDialog = ({ requestId, agency, onSend, onClose }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const titleId = useId();
  const [isSent, setSent] = useState(false);
  const draft = useDraft(`availability.${requestId}`);

  const submit = useSubmit<{ readonly message: string }>(
    async ({ message }, { submission }) => {
      await onSend(message.trim(), submission);
      draft.forget();
      setSent(true);
    },
    () => toasts.error(text('availability.contactFailed')),
  );

  const paper = { sx: { width: 1, maxWidth: { xs: 'calc(100% - 32px)', md: '45vw' }, margin: 2 } };
  if (isSent)
    return (
      <Dialog open aria-labelledby={titleId} slotProps={{ paper }}>
        <DialogContent role="status">
          <div id={titleId}>
            <StateCard icon={CheckCircle} title={text('availability.sent')}>
              {text('availability.sentText', { agency })}
            </StateCard>
          </div>
        </DialogContent>
        <DialogActions>
          <Button variant="contained" onClick={onClose} autoFocus>
            {text('common.close')}
          </Button>
        </DialogActions>
      </Dialog>
    );

  return (
    <AppFormik initialValues={{ message: '' }} validationSchema={schema} onSubmit={submit}>
      {({ isSubmitting }) => (
        <Dialog open aria-labelledby={titleId} slotProps={{ paper }}>
          <Draft of={draft} />
          <Form noValidate style={{ display: 'contents' }}>
            <DialogTitle id={titleId}>{text('availability.contactTitle')}</DialogTitle>
            <DialogContent>
              <DialogContentText sx={{ marginBottom: 2 }}>
                {text('availability.contactLead', { agency, min: CONTACT_MIN, max: CONTACT_MAX })}
              </DialogContentText>
              <FormTextArea
                name="message"
                label={text('availability.message')}
                max={CONTACT_MAX}
                rows={CONTACT_ROWS}
              />
            </DialogContent>
            <DialogActions>
              <Button color="inherit" onClick={onClose} disabled={isSubmitting}>
                {text('availability.goBack')}
              </Button>
              <SubmitButton>{text('availability.send')}</SubmitButton>
            </DialogActions>
          </Form>
        </Dialog>
      )}
    </AppFormik>
  );
};
