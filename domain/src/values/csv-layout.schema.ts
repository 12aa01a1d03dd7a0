import { text } from '../messages/yup.ts';
import { CSV_LAYOUTS } from './csv.ts';

/** Layout of a CSV file; defaults to that of the agency's language. */
export const csvLayout = text().oneOf(CSV_LAYOUTS).optional();
