import type { Handlers } from '../../../http/call.ts';
import { previewCasting } from '../services/preview.ts';

export const previewCastingEndpoint: Handlers['castings.preview'] = ({ params }) =>
  previewCasting(params.urlIdentifier);
