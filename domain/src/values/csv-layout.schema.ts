import { text } from '../messages/yup.ts';
import { CSV_LAYOUTS } from './csv.ts';

/** How a CSV file is written; by default as the agency's language has it. */
export const csvLayout = text().oneOf(CSV_LAYOUTS).optional();
