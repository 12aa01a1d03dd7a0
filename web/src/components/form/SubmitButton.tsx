import { useFormikContext } from 'formik';
import Button, { type ButtonProps } from '@mui/material/Button';

type Props = Omit<ButtonProps, 'type' | 'loading' | 'onClick'> & {
  /** Sends by itself what was filled in, such as an address that carries it. */
  readonly waiting?: boolean;
};

/** Sends the form around it, and is busy until that has an answer. */
export const SubmitButton = ({ waiting = false, ...button }: Props) => {
  const { isSubmitting } = useFormikContext();
  return <Button variant="contained" {...button} type="submit" loading={isSubmitting || waiting} />;
};
