import type { PricingOption } from '@domain/pricing/pricing.ts';
import type { CatalogKind } from '@domain/reference/reference.ts';
import { visibleTo } from '../../access/visible-to.ts';
import type { Operation } from '../../operation.ts';
import { readProject } from '../../records/projects.ts';
import { readCatalog } from '../../records/reference-data.ts';

/** What licences of a project can be for, in the catalogue's order. */
export const showOptions: Operation<'pricing.options'> = async ({ caller, params: { id }, locale }) => {
  visibleTo(caller, 'projects', await readProject(id));
  const entries = await readCatalog();
  const of = (kind: CatalogKind): readonly PricingOption[] =>
    entries
      .filter(({ catalog }) => catalog === kind)
      .map(({ code, label, labelEs }) => ({ code, label: locale === 'es' ? labelEs : label }));
  return { media: of('MEDIA'), durations: of('DURATION'), territoryCovers: of('TERRITORY_COVER') };
};
