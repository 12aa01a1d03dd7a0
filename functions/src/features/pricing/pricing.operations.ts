import type { Operations } from '../../work/operation.ts';
import { addLicenceToAll } from './add-licence-to-all.ts';
import { addLicence } from './add-licence.ts';
import { showAgencyOptions } from './agency-options.ts';
import { copyLicences } from './copy-licences.ts';
import { createAsset } from './create-asset.ts';
import { estimateExpress } from './estimate-express.ts';
import { getExpressOffer } from './get-express-offer.ts';
import { placeExpress } from './place-express.ts';
import { estimatePrice } from './estimate-price.ts';
import { previewRateTable } from './preview-rate-table.ts';
import { removeAsset } from './remove-asset.ts';
import { removeLicence } from './remove-licence.ts';
import { saveAgencyOptions } from './save-agency-options.ts';
import { saveRateTable } from './save-rate-table.ts';
import { setExclusivity } from './set-exclusivity.ts';
import { showOptions } from './show-options.ts';
import { showPrice } from './show-price.ts';
import { showVoicePrices } from './show-voice-prices.ts';
import { showRateTables } from './show-rate-tables.ts';
import { showTalentPrice } from './show-talent-price.ts';
import { updateAsset } from './update-asset.ts';

export const pricing = {
  'express.estimate': estimateExpress,
  'express.offer': getExpressOffer,
  'express.place': placeExpress,
  'pricing.addLicence': addLicence,
  'pricing.addLicenceToAll': addLicenceToAll,
  'pricing.agencyOptions': showAgencyOptions,
  'pricing.copyLicences': copyLicences,
  'pricing.createAsset': createAsset,
  'pricing.estimate': estimatePrice,
  'pricing.options': showOptions,
  'pricing.previewRateTable': previewRateTable,
  'pricing.project': showPrice,
  'pricing.rateTable': showRateTables,
  'pricing.removeAsset': removeAsset,
  'pricing.removeLicence': removeLicence,
  'pricing.saveAgencyOptions': saveAgencyOptions,
  'pricing.saveRateTable': saveRateTable,
  'pricing.setExclusivity': setExclusivity,
  'pricing.talent': showTalentPrice,
  'pricing.voices': showVoicePrices,
  'pricing.updateAsset': updateAsset,
} satisfies Partial<Operations>;
