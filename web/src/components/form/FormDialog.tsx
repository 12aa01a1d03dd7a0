import { useId, type ReactNode } from 'react';
import { Form, type FormikHelpers, type FormikValues } from 'formik';
import type { AnySchema } from 'yup';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useText } from '../../i18n/useText.ts';
import { useErrorText } from '../../lib/http/useErrorText.ts';
import { useToasts } from '../toasts/toasts.ts';
import { submitForm } from './submitForm.ts';
import { AppFormik } from './AppFormik.tsx';

interface Props<Values extends FormikValues> {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly initial: Values;
  readonly schema: AnySchema;
  readonly submitLabel: string;
  readonly children: ReactNode;
  readonly maxWidth?: number;
  /** Sends the values. */
  readonly onSubmit: (values: Values) => Promise<void>;
  /** After they were taken; closes the dialog unless said otherwise. */
  readonly onDone?: () => void;
  readonly onClose: () => void;
  /** What a failure is told as that is no single field's; the API's own words unless said otherwise. */
  readonly failure?: string;
}

/** A form in a dialog. Enter submits; a click outside does not throw typed text away. */
export const FormDialog = <Values extends FormikValues>(props: Props<Values>) => {
  const {
    title,
    lead,
    initial,
    schema,
    submitLabel,
    children,
    maxWidth = 520,
    onSubmit,
    onDone,
    onClose,
    failure,
  } = props;
  const text = useText();
  const toasts = useToasts();
  const errorText = useErrorText();
  const titleId = useId();

  const submit = (values: Values, helpers: FormikHelpers<Values>) =>
    submitForm(
      values,
      helpers,
      async () => {
        await onSubmit(values);
        (onDone ?? onClose)();
      },
      (error) => toasts.error(failure ?? errorText(error)),
    );

  return (
    <AppFormik initialValues={initial} validationSchema={schema} onSubmit={submit}>
      {({ isSubmitting, dirty }) => (
        <Dialog
          open
          onClose={(_event, reason) => {
            if (!isSubmitting && !(reason === 'backdropClick' && dirty)) onClose();
          }}
          aria-labelledby={titleId}
          slotProps={{ paper: { sx: { width: 1, maxWidth, margin: 2 } } }}
        >
          <Form noValidate style={{ display: 'contents' }}>
            <DialogTitle id={titleId}>{title}</DialogTitle>
            <DialogContent>
              {lead && <Box sx={{ color: 'text.secondary', marginBottom: 2 }}>{lead}</Box>}
              <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, paddingTop: 1 }}>{children}</Box>
            </DialogContent>
            <DialogActions>
              <Button color="inherit" onClick={onClose} disabled={isSubmitting}>
                {text('common.cancel')}
              </Button>
              <Button type="submit" variant="contained" loading={isSubmitting}>
                {submitLabel}
              </Button>
            </DialogActions>
          </Form>
        </Dialog>
      )}
    </AppFormik>
  );
};
