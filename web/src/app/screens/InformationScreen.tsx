import { ProjectInformation } from '../../features/projects/components/ProjectInformation.tsx';
import type { Production } from '../../lib/production/production.ts';

/** Stage 1. */
export const InformationScreen = ({ production }: { readonly production: Production }) => (
  <ProjectInformation production={production} />
);
