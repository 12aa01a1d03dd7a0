import { useLocation } from 'react-router-dom';
import { addresses } from '@domain/navigation/addresses.ts';

/** Where projects are edited: clients have their own area; agency staff see all of their agency's castings. */
interface ProjectArea {
  readonly isAgencys: boolean;
  readonly list: string;
  readonly create: string;
  /** Path of the form for an express project. */
  readonly express: string;
  readonly project: (projectId: string, step?: number) => string;
}

const CLIENTS: ProjectArea = {
  isAgencys: false,
  list: addresses.projects.href(),
  create: addresses.newProject.href(),
  express: addresses.expressProject.href(),
  project: addresses.project.href,
};

const AGENCYS: ProjectArea = {
  isAgencys: true,
  list: addresses.castings.href(),
  create: addresses.newCastingsProject.href(),
  express: addresses.castingsExpressProject.href(),
  project: addresses.castingsProject.href,
};

/** Returns the current page's area. */
export const useProjectArea = (): ProjectArea =>
  useLocation().pathname.startsWith(addresses.castings.path) ? AGENCYS : CLIENTS;
