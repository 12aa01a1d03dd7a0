import type { Operations } from '../../work/operation.ts';
import { bookConnection } from './book-connection.ts';
import { requestConnection } from './request-connection.ts';
import { getSchedulingLink, showConnection } from './show-connection.ts';

export const connection = {
  'talents.bookConnectionSession': bookConnection,
  'talents.connectionSession': showConnection,
  'talents.requestConnectionSession': requestConnection,
  'talents.schedulingLink': getSchedulingLink,
} satisfies Partial<Operations>;
