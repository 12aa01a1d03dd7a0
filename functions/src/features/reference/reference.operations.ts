import type { Operations } from '../../work/operation.ts';
import { availableLanguages } from './available-languages.ts';
import { catalogKind } from './catalog-kind.ts';
import { catalog } from './catalog.ts';
import { clientConfig } from './client-config.ts';
import { countries } from './countries.ts';
import { languages } from './languages.ts';
import { profileItems } from './profile-items.ts';
import { speedTestDownload } from './speed-test-download.ts';
import { speedTestUpload } from './speed-test-upload.ts';
import { talentMenu } from './talent-menu.ts';

export const reference = {
  'reference.availableLanguages': availableLanguages,
  'reference.catalog': catalog,
  'reference.catalogKind': catalogKind,
  'reference.clientConfig': clientConfig,
  'reference.countries': countries,
  'reference.languages': languages,
  'reference.profileItems': profileItems,
  // Sign-up offers castable languages, because a talent registers with a main working language.
  'reference.selfServiceLanguages': availableLanguages,
  'reference.speedTestDownload': speedTestDownload,
  'reference.speedTestUpload': speedTestUpload,
  'reference.talentMenu': talentMenu,
} satisfies Partial<Operations>;
