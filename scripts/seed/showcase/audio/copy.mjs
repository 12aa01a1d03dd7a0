/** Texts of the showcase's recordings, by name: [voice, text]. */
export const DEMO_COPY = {
  'eng-hazel-commercial': [
    'hazel',
    'Saturday, half past eight. The kettle is on, the phone is off, and nobody needs to be anywhere. Fernhill oats. Slow-baked on the farm, ready when you are. Because some mornings deserve a second bowl. Fernhill. Take your time.',
  ],
  'eng-hazel-narration': [
    'hazel',
    'Two hundred metres down, the light is gone. What is left is pressure, cold, and a silence that hums. For eleven weeks the crew of the Marianne lived in that silence, counting squid. They came back with four thousand hours of film, and one question that nobody had thought to ask.',
  ],
  'spa-hazel-conversational': [
    'hazelSpanish',
    'Mira, yo antes tenía tres aplicaciones para lo mismo. Una para pagar, otra para ahorrar y otra para acordarme de las dos primeras. Ahora abro una sola, la miro un segundo, y sigo con mi vida. Así de fácil.',
  ],
  'eng-wyatt-trailer': [
    'wyatt',
    'They told him the road ended at the river. They were wrong. This autumn, one man, one truck, and the longest night in the valley. Some debts are paid in daylight. The others come looking for you.',
  ],
  'eng-wyatt-corporate': [
    'wyatt',
    'Every container we move has a number, a seal, and somebody waiting for it. Last year that was nine million somebodies. Northgate logistics: eighteen ports, one control room, and people who answer the phone. We call it shipping. Our customers call it sleeping well.',
  ],
  'eng-callum-documentary': [
    'callum',
    'In the north-west the weather does not arrive. It is simply always there, deciding what kind of day you will have. The crofters here learned to read it as others read a newspaper. A band of grey means an hour. A band of green means run.',
  ],
  'eng-callum-whisky': [
    'callum',
    'Twelve winters in oak. Twelve summers by the sea. We could have opened the door earlier, but good things do not like to be hurried, and neither do we. Please take your time with it. We did.',
  ],
  'eng-priya-elearning': [
    'priya',
    'Welcome to module three. By the end of this lesson you will be able to name the four steps of a safe handover, explain why the third is most often skipped, and practise it with a colleague. It takes about twelve minutes. You can stop and come back whenever you like.',
  ],
  'eng-priya-app': [
    'priya',
    'Your train is four minutes late. Your coffee is six steps away. And the seat by the window is still free. Platform knows the little things, so you can get on with the big ones. Platform. Go gently.',
  ],
  'spa-lucia-film': [
    'lucia',
    'Hay casas que guardan el verano. La puerta cruje, el patio huele a jazmín y en la mesa siempre cabe uno más. Aceite Valdemora, de la primera cosecha. Para los que vuelven, y para los que nunca se fueron.',
  ],
  'eng-lucia-museum': [
    'luciaEnglish',
    'You are standing in the room of the small boats. Look up: each of them was made by a child of this harbour, and each of them carries a name. When you are ready, follow the blue line on the floor to the next window, where the sea begins.',
  ],
  'eng-thomas-radio': [
    'thomas',
    'This is for everybody who has ever hung a door. And taken it off again. And hung it the other way round. Oakley and Daughters, timber and tools, on the ring road since nineteen fifty-two. Measure twice. Come in once.',
  ],
  'spa-valentina-spot': [
    'valentina',
    'Llegó la noche, llegaron los primos y llegó el antojo. Salsa La Comadre: chile de árbol, tomate asado y esa receta que mi tía jura que nadie conoce. Ponle poquita. Bueno, ponle más.',
  ],
  'eng-valentina-story': [
    'valentinaEnglish',
    'My grandmother kept her letters in a biscuit tin. Sixty years of them, tied with kitchen string. The first one begins with an apology and the last one ends with a recipe. Somewhere in between, without noticing, two strangers became a family.',
  ],
  'spa-mateo-corporativo': [
    'mateo',
    'Cada turno empieza igual: casco, guantes y una mirada al compañero. En la planta de Río Blanco llevamos mil doscientos días sin accidentes. No es suerte. Es que aquí, antes de mirar la máquina, nos miramos entre nosotros.',
  ],
  'por-mateo-viagem': [
    'mateoPortuguese',
    'Você já viu o rio subir a montanha? Em março, quando a chuva chega, ele sobe. Venha de trem, fique três dias e volte com outra história para contar.',
  ],
  'spa-nerea-documental': [
    'nerea',
    'A las cinco de la mañana el mercado ya tiene voz. Primero las cajas, luego los nombres, al final los precios. Durante cuarenta años, Amparo ha cantado el pescado en este puesto. Hoy, por primera vez, lo va a cantar su nieta.',
  ],
  'fra-nerea-luxe': [
    'nereaFrench',
    'Une lumière, presque rien. Le lin, la pierre, le silence de midi. La maison Orsène crée des parfums comme on ouvre une fenêtre: doucement, et toujours vers la mer.',
  ],
  'spa-gonzalo-trailer': [
    'gonzalo',
    'Nadie entra en la fábrica después de las once. Nadie, salvo él. Este invierno, una sola llave, siete puertas y un secreto que lleva treinta años esperando. Turno de noche. Solo en cines.',
  ],
  'ita-gonzalo-caffe': [
    'gonzaloItalian',
    'Prima il profumo. Poi il rumore della tazzina. Poi, finalmente, il silenzio. Caffè Torrente: tre minuti soltanto tuoi.',
  ],
  'fra-solenn-publicite': [
    'solenn',
    'Le lundi, elle court. Le mardi, elle court encore. Le mercredi, elle prend le tram, elle lève les yeux, et elle voit enfin sa ville. Nouvelle ligne neuf. Quinze stations, zéro bouchon, et un peu de temps pour vous.',
  ],
  'eng-solenn-beauty': [
    'solennEnglish',
    'We removed the perfume. We removed the colour. We removed eleven things that you would not want to pronounce. What is left is a cream that does one thing, and does it beautifully. Orsène. Less, at last.',
  ],
  'fra-clement-documentaire': [
    'clement',
    'En mille neuf cent onze, la vallée comptait trois cents moulins. Il en reste deux. Le premier est un musée, le second appartient à une femme qui, chaque matin, ouvre la vanne et attend. La farine, dit-elle, a besoin d’entendre l’eau.',
  ],
  'deu-clement-industrie': [
    'clementGerman',
    'Präzision ist kein Zufall. Sie ist die Summe von hundert kleinen Entscheidungen, die niemand sieht. Wir treffen sie jeden Tag. Für Maschinen, die laufen, wenn es darauf ankommt.',
  ],
  'deu-marlene-bank': [
    'marlene',
    'Guten Morgen. Sie haben heute Nacht elf Euro gespart. Einfach so, im Schlaf. Das Rundungskonto der Elbkasse legt bei jedem Einkauf das Wechselgeld zurück. Sie merken es nicht. Bis Sie es brauchen.',
  ],
  'eng-marlene-tech': [
    'marleneEnglish',
    'A heat pump is not a heater. It does not make warmth, it moves it: from the cold garden into the warm kitchen, with less noise than a fridge. In the next two minutes we will show you how, and what it means for your bill.',
  ],
  'deu-henrik-hoerbuch': [
    'henrik',
    'Als der Zug hielt, stand niemand auf dem Bahnsteig. Nur ein Koffer, sorgfältig verschnürt, mit seinem Namen darauf. Er sah sich um. Die Uhr über der Tür zeigte zehn vor sechs, und sie zeigte es, wie er später erfuhr, seit neun Jahren.',
  ],
  'ita-ilaria-cucina': [
    'ilaria',
    'La domenica comincia presto. Farina, uova, un filo d’olio, e le mani di chi lo fa da sempre. Pasta Bellaterra, trafilata al bronzo, asciugata lentamente. Per tutte le domeniche che verranno.',
  ],
  'ita-davide-museo': [
    'davide',
    'Benvenuti nella sala delle mappe. Quella che vedete davanti a voi fu disegnata da un uomo che non lasciò mai la sua città. Eppure le coste sono esatte, e i fiumi hanno il loro nome. Per trent’anni, semplicemente, ascoltò i marinai.',
  ],
  'por-ines-institucional': [
    'ines',
    'Há cem anos que limpamos a mesma praia. Primeiro com redes, depois com máquinas, agora também com crianças. Cada saco que enchemos é contado, pesado e reciclado. No próximo sábado precisamos de mais duas mãos. As suas.',
  ],
  'por-thiago-varejo': [
    'thiago',
    'É só até domingo! Tênis, mochila, garrafa, tudo com metade do preço. Você corre até a loja, e a gente corre para atender. Passo Certo: quem chega primeiro escolhe a cor.',
  ],
  'cmn-xiaoyu-brand': [
    'xiaoyu',
    '清晨的茶园很安静。露水还在叶子上，山下的城市还没有醒来。我们只采最嫩的两片叶子，用手，不用机器。因为好茶，需要时间，也需要耐心。',
  ],
  'arb-nour-narration': [
    'nour',
    'في كل مدينة قديمة باب لا يغلق. هنا كان التجار يتركون الخبز للمسافرين، وهنا بدأت حكايتنا. تعالوا معنا في رحلة قصيرة بين الماء والحجر.',
  ],
};

/** Short script readings, uploaded as takes: [voice, text]. */
export const TAKE_COPY = {
  'take-eng-1': [
    'hazel',
    'The harbour never sleeps. Neither do the people who keep its lights on. Solera. With you, at any hour.',
  ],
  'take-eng-2': [
    'callum',
    'The harbour never sleeps. Neither do the people who keep its lights on. Solera. With you, at any hour.',
  ],
  'take-eng-3': [
    'wyatt',
    'Some roads are worth the dust. Pack light, leave early, and let the map surprise you.',
  ],
  'take-spa-1': [
    'nerea',
    'Hoy no hace falta correr. Hoy abrimos a las diez, y el café ya está puesto. Quédate un rato.',
  ],
  'take-spa-2': [
    'gonzalo',
    'Hoy no hace falta correr. Hoy abrimos a las diez, y el café ya está puesto. Quédate un rato.',
  ],
  'take-spa-3': [
    'valentina',
    'Si el camino se pone largo, canta. Si se pone corto, canta más fuerte. Y si llegas, avisa.',
  ],
  'take-fra-1': [
    'solenn',
    'Le train part dans trois minutes. Le reste peut attendre. Fermez les yeux, nous vous réveillerons à la mer.',
  ],
  'take-fra-2': [
    'clement',
    'Le train part dans trois minutes. Le reste peut attendre. Fermez les yeux, nous vous réveillerons à la mer.',
  ],
  'take-deu-1': [
    'marlene',
    'Heute ist ein guter Tag für warme Füße. Wir haben da etwas vorbereitet. Kommen Sie einfach herein.',
  ],
  'take-ita-1': [
    'ilaria',
    'Non serve una grande occasione. Basta un tavolo, una finestra, e qualcuno che arrivi in ritardo.',
  ],
  'take-por-1': [
    'ines',
    'O mar não tem pressa. Nós também não. Fique até ao fim da tarde, que a luz vale a pena.',
  ],
};
