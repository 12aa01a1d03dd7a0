import { useLocation } from 'react-router-dom';
import { addresses } from '@domain/navigation/addresses.ts';

/** Where projects are worked on: clients have an area of their own, and agency people see all castings of their agency. */
interface ProjectArea {
  readonly isAgencys: boolean;
  readonly list: string;
  readonly create: string;
  /** Where an express project is placed. */
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

/** The area that the page at hand is in. */
export const useProjectArea = (): ProjectArea =>
  useLocation().pathname.startsWith(addresses.castings.path) ? AGENCYS : CLIENTS;
