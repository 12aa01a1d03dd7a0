import { useId, useState, type ReactNode } from 'react';
import { Form, type FormikValues } from 'formik';
import type { AnySchema } from 'yup';
import type { Breakpoint } from '@mui/material/styles';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Dialog } from '../dialogs/Dialog.tsx';
import { useText } from '../../i18n/useText.ts';
import { useErrorText } from '../../lib/http/useErrorText.ts';
import type { Submission } from '../../lib/submission/submitter.ts';
import { allowNextLeave } from '../unsaved/leaving.ts';
import { LeaveDialog } from '../unsaved/LeaveDialog.tsx';
import { useToasts } from '../../lib/toasts.ts';
import { Draft } from './Draft.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useDraft } from './useDraft.ts';
import { useSubmit } from './useSubmit.ts';
import { AppFormik } from './AppFormik.tsx';

interface Props<Values extends FormikValues> {
  /** Key of its draft: the form, and the record if there are several. */
  readonly draft: string;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly initial: Values;
  readonly schema: AnySchema;
  readonly submitLabel: string | ((values: Values) => string);
  /** False: nothing to send, so no button. */
  readonly canSubmit?: boolean;
  /** Whether these values can be sent; the button is disabled until then. */
  readonly isReady?: (values: Values) => boolean;
  readonly children: ReactNode;
  readonly maxWidth?: number | Readonly<Partial<Record<Breakpoint, number | string>>>;
  /** Sends the values. */
  readonly onSubmit: (values: Values, submission: Submission) => Promise<unknown>;
  /** The draft is kept after sending, because a later step clears it. */
  readonly keepsDraft?: boolean;
  /** Called on success; default: closes the dialog. */
  readonly onDone?: () => void;
  readonly onClose: () => void;
  /** Text for failures without a field; default: the API's. */
  readonly failure?: string;
}

/** A form in a dialog. Enter submits; discarding typed text requires confirmation, and a reload keeps it. */
export const FormDialog = <Values extends FormikValues>(props: Props<Values>) => {
  const {
    draft: form,
    title,
    lead,
    initial,
    schema,
    submitLabel,
    canSubmit = true,
    isReady,
    children,
    maxWidth = 520,
    onSubmit,
    keepsDraft = false,
    onDone,
    onClose,
    failure,
  } = props;

  const text = useText();
  const toasts = useToasts();
  const errorText = useErrorText();
  const titleId = useId();

  const draft = useDraft(form);
  const [isAsking, setAsking] = useState(false);

  const submit = useSubmit<Values>(
    async (values, { submission }) => {
      await onSubmit(values, submission);
      if (!keepsDraft) draft.forget();
      (onDone ?? onClose)();
    },
    (error) => toasts.error(failure ?? errorText(error)),
  );

  const discard = () => {
    draft.forget();
    allowNextLeave();
    onClose();
  };
  const close = (isTyped: boolean) => {
    if (isTyped) setAsking(true);
    else onClose();
  };

  return (
    <AppFormik initialValues={initial} validationSchema={schema} onSubmit={submit}>
      {({ isSubmitting, dirty, values }) => (
        <Dialog
          open
          onClose={(_event, reason) => {
            if (!isSubmitting && !(reason === 'backdropClick' && dirty)) close(dirty);
          }}
          aria-labelledby={titleId}
          slotProps={{ paper: { sx: { width: 1, maxWidth, margin: 2 } } }}
        >
          <Draft of={draft} />
          {isAsking && <LeaveDialog fields={[]} onLeave={discard} onStay={() => setAsking(false)} />}
          <Form noValidate style={{ display: 'contents' }}>
            <DialogTitle id={titleId}>{title}</DialogTitle>
            <DialogContent>
              {lead && <Box sx={{ color: 'text.secondary', marginBottom: 2 }}>{lead}</Box>}
              <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, paddingTop: 1 }}>{children}</Box>
            </DialogContent>
            <DialogActions>
              <Button color="inherit" onClick={() => close(dirty)} disabled={isSubmitting}>
                {text('common.cancel')}
              </Button>
              {canSubmit && (
                <SubmitButton disabled={isReady && !isReady(values)}>
                  {typeof submitLabel === 'string' ? submitLabel : submitLabel(values)}
                </SubmitButton>
              )}
            </DialogActions>
          </Form>
        </Dialog>
      )}
    </AppFormik>
  );
};
