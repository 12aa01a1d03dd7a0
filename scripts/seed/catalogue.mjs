import { TERRITORIES } from './territories.mjs';

/** Every choice list: [code, English label as the product writes it, Spanish label, description]. */
const KINDS = {
  GENDER: [
    ['MAL', 'Male', 'Masculina'],
    ['FEM', 'Female', 'Femenina'],
  ],
  HOME_STUDIO: [
    ['N', 'No', 'No'],
    ['1', 'Level 1', 'Nivel 1'],
    ['2', 'Level 2', 'Nivel 2'],
    ['TEST', 'Test', 'Prueba'],
  ],
  TONE: [
    ['HIGH', 'High', 'Aguda'],
    ['MED', 'Medium', 'Media'],
    ['LOW', 'Low', 'Grave'],
  ],
  AGE: [
    ['ADU', 'Adult', 'Adulta'],
    ['SEN', 'Senior', 'Sénior'],
    ['TEE', 'Teenager', 'Adolescente'],
    ['YOA', 'Young Adult', 'Adulta joven'],
    ['CHI', 'Child', 'Infantil'],
    ['YOU', 'Young', 'Joven'],
  ],
  ETHNIC: [
    ['AFRICAN', 'African', 'Africana'],
    ['ARAB', 'Arab', 'Árabe'],
    ['ASIAN', 'Asian', 'Asiática'],
    ['CAUCASIAN', 'Caucasian', 'Caucásica'],
    ['INDIGENOUS', 'Indigenous', 'Indígena'],
    ['LATIN', 'Latin', 'Latina'],
    ['MIXED', 'Mixed', 'Mestiza'],
    ['UNDISCLOSED', 'Prefer not to say', 'Prefiero no decirlo'],
  ],
  SPECIAL_NATURAL_VO_SPECS: [
    ['RASPY', 'raspy', 'rasposa'],
    ['MELODIC', 'melodic', 'melódica'],
    ['DEEP', 'deep', 'profunda'],
    ['SHARP', 'sharp', 'aguda'],
  ],
  DEMO_CATEGORY: [
    ['AUDIO_BOOK', 'Audio Book', 'Audiolibro'],
    ['AUDIO_GUIDE', 'Audio guide', 'Audioguía'],
    ['VOICE', 'Voice', 'Voz'],
    ['COMMERCIAL', 'Commercial', 'Publicidad'],
    ['CORPORATE', 'Corporate', 'Corporativa'],
    ['DOCUMENTARY', 'Documentary', 'Documental'],
    ['E_LEARNING', 'E-Learning', 'E-learning'],
    ['INSPIRATIONAL', 'Inspirational', 'Inspiradora'],
    ['NATURAL', 'Natural Casual Conversational', 'Natural, informal, conversacional'],
    ['SONG', 'Song', 'Canción'],
    ['WARM', 'Warm', 'Cálida'],
  ],
  MEDIA: [
    ['TV', 'TV', 'Televisión', 'Broadcast and pay television'],
    ['RADIO', 'Radio', 'Radio', 'Broadcast and online radio'],
    ['INTERNET', 'Internet', 'Internet', 'Websites, social media and paid online media'],
    ['CINEMA', 'Cinema', 'Cine', 'Advertising in cinemas'],
    ['INTERNAL', 'Internal use', 'Uso interno', 'Corporate use without paid media'],
    ['POINT_OF_SALE', 'Point of sale', 'Punto de venta', 'Shops, fairs and events'],
  ],
  DURATION: [
    ['1Y', '1 year', '1 año'],
    ['2Y', '2 years', '2 años'],
    ['3Y', '3 years', '3 años'],
    ['5Y', '5 years', '5 años'],
    ['10Y', '10 years', '10 años'],
  ],
  TERRITORY_COVER: TERRITORIES,
  VOICE_SOUNDING: [
    ['NATURAL', 'Natural', 'Natural'],
    ['AUTHORITATIVE', 'Authoritative', 'Con autoridad'],
    ['FRIENDLY', 'Friendly', 'Cercana'],
    ['ELEGANT', 'Elegant', 'Elegante'],
    ['ENERGETIC', 'Energetic', 'Enérgica'],
  ],
  CONNECTION_QUALITY: [
    ['EXCELLENT', 'Excellent', 'Excelente'],
    ['GOOD', 'Good', 'Buena'],
    ['FAIR', 'Fair', 'Suficiente'],
    ['POOR', 'Poor', 'Mala'],
  ],
  AUDITION_STYLE: [
    ['NATURAL', 'Natural', 'Natural'],
    ['CONVERSATIONAL', 'Conversational', 'Conversacional'],
    ['PROMOTIONAL', 'Promotional', 'Promocional'],
    ['NARRATIVE', 'Narrative', 'Narrativo'],
    ['CHARACTER', 'Character', 'Personaje'],
  ],
  ROLE_IN_COMPANY: [
    ['PRODUCER', 'Producer', 'Producción'],
    ['CREATIVE', 'Creative', 'Creatividad'],
    ['ACCOUNT', 'Account manager', 'Cuentas'],
    ['LOCALIZATION', 'Localization manager', 'Localización'],
    ['OTHER', 'Other', 'Otro'],
  ],
  COMPANY_TYPE: [
    ['AGENCY', 'Advertising agency', 'Agencia de publicidad'],
    ['PRODUCTION', 'Production company', 'Productora'],
    ['BRAND', 'Brand', 'Marca'],
    ['STUDIO', 'Recording studio', 'Estudio de grabación'],
    ['OTHER', 'Other', 'Otro'],
  ],
  BRAND_CATEGORY: [
    ['FOOD', 'Food', 'Alimentación'],
    ['DRINKS', 'Soft drinks', 'Refrescos'],
    ['ALCOHOL', 'Alcoholic drinks', 'Bebidas alcohólicas'],
    ['RESTAURANTS', 'Restaurants and delivery', 'Restaurantes y reparto'],
    ['SUPERMARKETS', 'Supermarkets', 'Supermercados'],
    ['SHOPS', 'Shops and online shops', 'Tiendas físicas y en línea'],
    ['FASHION', 'Fashion and accessories', 'Moda y complementos'],
    ['BEAUTY', 'Beauty and care', 'Belleza y cuidado personal'],
    ['HEALTH', 'Health and medicines', 'Salud y medicamentos'],
    ['HOUSEHOLD', 'Household goods', 'Productos del hogar'],
    ['FURNITURE', 'Furniture and home', 'Muebles y decoración'],
    ['CARS', 'Cars and motorcycles', 'Coches y motos'],
    ['BANKING', 'Banks and investment', 'Banca e inversión'],
    ['INSURANCE', 'Insurance', 'Seguros'],
    ['TELECOM', 'Telephone and internet', 'Telefonía e internet'],
    ['TECHNOLOGY', 'Technology and software', 'Tecnología y software'],
    ['ENERGY', 'Energy', 'Energía'],
    ['TRAVEL', 'Travel and transport', 'Viajes y transporte'],
    ['ENTERTAINMENT', 'Films, series and music', 'Cine, series y música'],
    ['GAMES', 'Games and toys', 'Juegos y juguetes'],
    ['GAMBLING', 'Betting and lotteries', 'Apuestas y loterías'],
    ['EDUCATION', 'Education', 'Educación'],
    ['PUBLIC', 'Public bodies and politics', 'Organismos públicos y política'],
    ['CHARITY', 'Charities', 'Organizaciones benéficas'],
    ['OTHER', 'Something else', 'Otra cosa'],
  ],
  MICROPHONE: [
    ['NEUMANN_U87', 'Neumann U 87', 'Neumann U 87'],
    ['NEUMANN_TLM103', 'Neumann TLM 103', 'Neumann TLM 103'],
    ['SENNHEISER_MKH416', 'Sennheiser MKH 416', 'Sennheiser MKH 416'],
    ['RODE_NT1', 'Rode NT1', 'Rode NT1'],
    ['OTHER', 'Other (not listed)', 'Otro (no está en la lista)'],
  ],
  BOOTH: [
    ['PROFESSIONAL', 'Professional booth', 'Cabina profesional'],
    ['TREATED', 'Treated room', 'Sala tratada'],
    ['PORTABLE', 'Portable booth', 'Cabina portátil'],
    ['NONE', 'None', 'Ninguna'],
  ],
};

export const makeCatalog = () =>
  Object.fromEntries(
    Object.entries(KINDS).flatMap(([catalog, rows]) =>
      rows.map(([code, label, labelEs, description], sort) => {
        const id = `${catalog}_${code}`;
        return [id, { id, catalog, code, label, labelEs, sort, ...(description ? { description } : {}) }];
      }),
    ),
  );

export const getCodes = (kind) => KINDS[kind].map(([code]) => code);
