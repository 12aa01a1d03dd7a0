import type { Operations } from '../../work/operation.ts';
import { listAvailableLanguages } from './list-available-languages.ts';
import { listCatalogKind } from './list-catalog-kind.ts';
import { listCatalog } from './list-catalog.ts';
import { getStatus } from './get-status.ts';
import { getClientConfig } from './get-client-config.ts';
import { listCountries } from './list-countries.ts';
import { listLanguages } from './list-languages.ts';
import { listProfileItems } from './list-profile-items.ts';
import { downloadSpeedTest } from './download-speed-test.ts';
import { uploadSpeedTest } from './upload-speed-test.ts';
import { getTalentMenu } from './get-talent-menu.ts';

export const reference = {
  'reference.availableLanguages': listAvailableLanguages,
  'reference.catalog': listCatalog,
  'reference.catalogKind': listCatalogKind,
  'reference.clientConfig': getClientConfig,
  'reference.status': getStatus,
  'reference.countries': listCountries,
  'reference.languages': listLanguages,
  'reference.profileItems': listProfileItems,
  // Sign-up offers castable languages, because a talent registers with a main working language.
  'reference.selfServiceLanguages': listAvailableLanguages,
  'reference.speedTestDownload': downloadSpeedTest,
  'reference.speedTestUpload': uploadSpeedTest,
  'reference.talentMenu': getTalentMenu,
} satisfies Partial<Operations>;
