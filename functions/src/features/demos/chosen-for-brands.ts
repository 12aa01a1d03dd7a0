import { foldText } from '@domain/values/fold-text.ts';
import type { Project } from '@domain/projects/projects.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { findChosenTalents } from '../../work/collections/casting-demos.ts';
import { findProjects, type ProjectFilters } from '../../work/collections/projects.ts';

const PROJECTS_MAX = 300;

const findBrandProjects = async (
  owner: Pick<ProjectFilters, 'agencyId' | 'companyId'>,
  brand: string,
): Promise<readonly Project[]> => {
  const shelves = (['open', 'archived'] as const).map((shelf) =>
    findProjects({ ...owner, shelf, search: brand }, undefined, PROJECTS_MAX + 1),
  );
  const found = (await Promise.all(shelves)).flat();
  // A partial filter would silently let others pass.
  if (found.length > PROJECTS_MAX)
    throw new AppError(422, 'demo.tooManyProjects', { property: 'notFor', values: { max: PROJECTS_MAX } });
  return found.filter((project) => foldText(project.brand) === brand);
};

export const findTalentsChosenForBrands = async (
  owner: Pick<ProjectFilters, 'agencyId' | 'companyId'>,
  brands: readonly string[],
): Promise<ReadonlySet<string>> => {
  const projects = (await Promise.all(brands.map((brand) => findBrandProjects(owner, brand)))).flat();
  return findChosenTalents(projects.filter(({ progress }) => progress.chosen > 0).map(({ id }) => id));
};
