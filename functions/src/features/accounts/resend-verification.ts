import type { Operation } from '../../operation.ts';
import { mailAgain } from './mail-again.ts';

export const resendVerification: Operation<'accounts.resendVerification'> = ({ params }) =>
  mailAgain(params.userId);
