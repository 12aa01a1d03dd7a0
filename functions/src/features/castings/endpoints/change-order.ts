import type { Handlers } from '../../../http/call.ts';
import { changeOrder } from '../services/change-order.ts';

export const changeOrderEndpoint: Handlers['castings.changeOrder'] = ({ session, params, body }) =>
  changeOrder(session, params.id, body);
