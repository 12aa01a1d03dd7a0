import type { Operation } from '../../operation.ts';
import { contractFor } from './contract-for.ts';

/** The same for whoever registers without an agency's address: with the default agency. */
export const defaultContract: Operation<'agencies.defaultContract'> = () => contractFor();
