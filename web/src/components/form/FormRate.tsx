import { FormNumber } from './FormNumber.tsx';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly helperText?: string;
}

/** A percentage, kept in basis points; null while empty. */
export const FormRate = (props: Props) => <FormNumber {...props} scale={100} unit="%" max={100} />;
