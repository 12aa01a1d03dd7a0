import type { Handlers } from '../../../http/call.ts';
import { previewProject } from '../services/preview.ts';

export const previewProjectEndpoint: Handlers['castings.projectPreview'] = ({ params }) =>
  previewProject(params.id);
