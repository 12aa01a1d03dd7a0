import type { Operation } from '../../operation.ts';
import { mailAgain } from './mail-again.ts';

export const sendNewLink: Operation<'user.sendNewLink'> = ({ params }) => mailAgain(params.uid);
