import type { Operation } from '../../operation.ts';
import { contractFor } from './contract-for.ts';

/** The documents that somebody agrees to who registers with an agency, and what anybody may know of it. */
export const agencyContract: Operation<'agencies.contract'> = ({ params }) => contractFor(params.slug);
