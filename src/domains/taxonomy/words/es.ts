/** Spanish: what people type for categories, and common words by their English ones. */
export const es = {
  stopWords: `
de del la las el los lo un una unos unas al a con contra desde durante en entre hacia hasta para por según sobre
y e o u ni que como cuando donde quien quienes cual cuales cuanto cuesta pero porque si no ya muy más también
así aquí todo toda todos todas otro otra otros otras este esta estos estas ese esa eso esto
alguno alguna algunos algunas algún alguien algo cualquier cada mismo misma
yo tu me te se nos le les mi mis tus su sus mío mía nuestro nuestra nuestros nuestras ella ellos
usted ustedes nosotros es son ser sea sean fue estoy estamos estar hay haya he ha han
tengo tiene tenemos tener tenga necesito necesitamos necesita necesitaría busco buscamos buscando
quiero queremos quisiera querría gustaría puedo puede pueden pueda puedan podría poder
hacer hago hace haga hagan hacerme sepa sepan ayuda ayude ayuden ayudar ayudarme ayúdame
favor gracias hola requiero solicito contratar tipo bien bueno buena buen voy vamos
`,
  categories: `
brand-design: diseño gráfico, diseñador gráfico, diseñadora gráfica, diseñadores gráficos, diseñador
brand-design: diseñadora, diseño de marca, branding, diseño, diseños, diseño publicitario, illustrator, indesign
brand-design: diseño corporativo
logo-design: diseño de logo, diseño de logotipo, logotipo, logotipos, logo, logos, isotipo, imagotipo
logo-design: diseñador de logos, crear logo, hacer un logo, vectorizar logo, rediseño de logo, logo para mi empresa
brand-identity: identidad de marca, identidad corporativa, identidad visual, imagen corporativa, manual de marca
brand-identity: manual de identidad, guía de estilo de marca, libro de marca, creación de marca, rebranding
brand-identity: paleta de colores y tipografía, kit de marca, imagen de marca
packaging-design: packaging, diseño de packaging, diseño de empaque, diseño de empaques, empaque, diseño de envase
packaging-design: envases, etiquetas, diseño de etiquetas, etiqueta de vino, caja de producto, embalaje, troquel
packaging-design: diseño de caja
presentation-design: presentación, presentaciones, diseño de presentaciones, powerpoint, presentación powerpoint
presentation-design: diapositivas, láminas powerpoint, pitch deck, plantilla de powerpoint, google slides, keynote
presentation-design: presentación para inversores, ppt
print-design: flyer, volantes publicitarios, folleto, folletos, carteles, afiche, póster, tríptico
print-design: lona publicitaria, tarjetas de visita, tarjetas de presentación, invitaciones de boda
print-design: arte para imprenta
print-design: diseño editorial
book-covers: portada de libro, portadas de libros, diseño de portada, cubierta de libro, carátula de libro
book-covers: tapa de libro, maquetación, maquetar libro, maquetación de libros, maquetador, diagramación de libro
book-covers: portada para ebook, formato kindle, portada para amazon kdp
social-media-design: diseño para redes sociales, diseños para instagram, plantillas para instagram, plantillas canva
social-media-design: canva, gráficos para redes, publicaciones para instagram, banner para facebook
social-media-design: portada de facebook, miniaturas de youtube, miniatura youtube, stories de instagram
social-media-design: flyer digital, posts para redes
menu-signage-design: carta de restaurante, diseño de carta, menú de restaurante, diseño de menú, menús, rótulo
menu-signage-design: rótulos, rotulación, letrero, letreros, señalética, señalización, cartel para tienda
menu-signage-design: diseño de fachada
web-development: página web, páginas web, sitio web, sitios web, desarrollo web, desarrollador web
web-development: desarrolladora web, programador web, programación web, web, creación de páginas web, frontend
web-development: maquetación web
web-design: diseño web, diseño de interfaz, diseñador ux, diseñador ui, ux ui, ui ux, ux, figma, prototipo web
web-design: wireframes, mockup de web, diseño de app, experiencia de usuario, rediseño web
business-websites: página web para empresa, web corporativa, sitio web corporativo, crear página web
business-websites: hacer página web, página web para mi negocio, web para mi negocio, página en wordpress
business-websites: crear web en wordpress, web para restaurante, página web profesional, portafolio web, sitio en wix
business-websites: web para autónomo
landing-pages: landing page, landing pages, landing, página de aterrizaje, página de destino, página de captura
landing-pages: página de ventas, one page, embudo de ventas, elementor landing, web de una página
online-shops: tienda online, tiendas online, tienda virtual, tienda en línea, ecommerce, comercio electrónico
online-shops: shopify, woocommerce, prestashop, tiendanube, vender por internet, montar tienda online
online-shops: carrito de compras, pasarela de pago
website-repair: arreglar página web, reparar página web, arreglar wordpress, web caída, página caída
website-repair: web hackeada, sitio hackeado, wordpress hackeado, error en wordpress, mantenimiento web
website-repair: mi página no funciona, eliminar malware, solucionar error web, soporte wordpress
website-speed: velocidad web, acelerar página web, web lenta, página lenta, mi página carga lento
website-speed: optimizar velocidad, velocidad de carga, wordpress lento, wpo, core web vitals, pagespeed
website-speed: optimizar wordpress, que cargue más rápido
web-accessibility: accesibilidad web, accesibilidad, web accesible, auditoría de accesibilidad, wcag
web-accessibility: lector de pantalla, página accesible, accesibilidad digital, página para ciegos
web-accessibility: web para personas con discapacidad
website-migration: migrar web, migración web, migrar wordpress, cambiar de hosting, cambio de hosting, migrar hosting
website-migration: mudar página web, trasladar web, mover sitio web, transferir dominio, cambiar dominio
website-migration: cambio de servidor web, pasar de wix a wordpress
writing-editing: redacción, redactor, redactora, redactores, redactar, redactar texto, escribir textos, escritor
writing-editing: escritora, escritores, corrección de textos, escritura creativa
website-copywriting: copywriting, copywriter, copy, textos para web, textos para página web, redacción web
website-copywriting: redactor web, textos de venta, textos publicitarios, redacción publicitaria, copy para landing
website-copywriting: contenido para página web, textos persuasivos
articles-blog-posts: artículos, artículo de blog, artículos para blog, escribir artículos
articles-blog-posts: redacción de artículos, redactor de contenidos, redactor seo, entradas de blog, posts para blog
articles-blog-posts: blog, blogger, contenido para blog, periodista, reportaje
product-descriptions: descripción de producto, descripciones de producto, descripción de productos
product-descriptions: fichas de producto, ficha de producto, textos para tienda online, descripciones para amazon
product-descriptions: textos para catálogo, describir productos, listado de amazon, descripción mercado libre
proofreading-copyediting: corrección de estilo, corrector de estilo, correctora de estilo, corrección ortográfica
proofreading-copyediting: corrector de textos, corregir texto, corregir ortografía, revisión de textos
proofreading-copyediting: corregir faltas, corrección de tesis, corrector, ortografía y gramática, ortotipográfica
proofreading-copyediting: normas apa
technical-writing: redacción técnica, redactor técnico, redactora técnica, manual de usuario
technical-writing: manual de instrucciones, manual técnico, documentación técnica, documentación de api
technical-writing: documentación de software, guía de usuario, escribir manual, instrucciones de uso
cv-cover-letters: currículum, currículums, curriculum vitae, cv, hoja de vida, carta de presentación
cv-cover-letters: carta de motivación, hacer currículum, mejorar cv, perfil de linkedin, currículo, cv en inglés
cv-cover-letters: plantilla de cv, currículum ats
ghostwriting-books: escritor fantasma, ghostwriter, ghostwriting, negro literario, escribir un libro
ghostwriting-books: escribir mi libro, autobiografía, biografía, memorias, escribir mi historia, escribir novela
ghostwriting-books: escribir ebook, editor literario, redacción de libros
scripts-speeches: guion, guiones, guionista, guionistas, escribir guion, guion para video, guion de youtube
scripts-speeches: guion de cortometraje, discurso, discursos, discurso de boda, escribir discurso, votos matrimoniales
scripts-speeches: brindis
grant-proposal-writing: subvención, subvenciones, solicitar subvención, redacción de propuestas
grant-proposal-writing: propuesta comercial, licitación, licitaciones, convocatoria pública, fondos europeos
grant-proposal-writing: formular proyecto social, memoria de proyecto, ayudas públicas, propuesta de financiación
grant-proposal-writing: beca solicitud
video-animation: vídeo, vídeos, animación, animaciones, animador, animadora, producción audiovisual
video-animation: productor audiovisual, audiovisual, animación 2d, animación 3d, realizador, after effects
video-animation: hacer video
video-editing: edición de video, editar video, editar videos, editor de video, editora de video, editores de video
video-editing: montaje de video, montador de video, video de boda, edición para youtube, premiere pro
video-editing: davinci resolve, capcut edición, unir videos
short-form-video: reels, reel, reels para instagram, editar reels, edición de reels, tiktok, videos para tiktok
short-form-video: video vertical, videos cortos, shorts, youtube shorts, clips de podcast, editor de tiktok
short-form-video: contenido ugc
explainer-videos: video explicativo, videos explicativos, video explainer, video animado, videos animados
explainer-videos: video whiteboard, video pizarra, video tutorial animado, video promocional animado
explainer-videos: animación explicativa, video corporativo animado, video para explicar mi producto
explainer-videos: video educativo animado
motion-graphics: motion graphics, motion graphic, grafismo, gráficos en movimiento, gráficos animados
motion-graphics: títulos animados, rótulos para video, tercios inferiores, zócalos animados, textos animados
motion-graphics: diseñador motion, infografía animada, overlay para stream
logo-animation: animación de logo, animar logo, logo animado, animación de logotipo, logotipo animado, intro animada
logo-animation: intro para youtube, intro de logo, logo en movimiento, cortinilla, cabecera para video
logo-animation: logo 3d animado
character-animation: animación de personajes, animar personaje, animación de personaje, personaje animado, rigging
character-animation: dibujos animados, caricatura animada, animar dibujo, lip sync, animación cuadro a cuadro
character-animation: animador de personajes, animación tradicional, avatar animado, vtuber
subtitles-captions: subtítulos, subtitular, subtitulado, subtitular video, poner subtítulos, agregar subtítulos
subtitles-captions: subtitulador, subtituladora, archivo srt, srt, subtitulaje, closed captions
subtitles-captions: subtítulos para youtube, subtítulos para sordos
colour-grading: corrección de color, corregir color de video, etalonaje, etalonador, colorista, color grading
colour-grading: colorización de video, gradación de color, corrección de color para cine, luts, color de video
colour-grading: dosificación de color
marketing: marketing, mercadotecnia, marketing digital, mercadeo, publicidad, experto en marketing
marketing: agencia de marketing, estrategia de marketing, márketing online, promocionar mi negocio
marketing: conseguir clientes, dar a conocer mi negocio, plan de marketing, growth
seo-audits: seo, auditoría seo, posicionamiento web, posicionamiento seo, posicionamiento en google, salir en google
seo-audits: aparecer en google, primero en google, experto seo, consultor seo, especialista seo
seo-audits: mejorar posicionamiento, seo local, ficha de google
keyword-content-planning: palabras clave, investigación de palabras clave, keyword research
keyword-content-planning: estudio de palabras clave, plan de contenidos, estrategia de contenidos
keyword-content-planning: calendario editorial, ideas de contenido, keywords, marketing de contenidos
keyword-content-planning: calendario de contenido
email-marketing: email marketing, newsletter, boletín, boletines, boletín informativo, campaña de correo, mailing
email-marketing: correos masivos, mailchimp, secuencia de correos, plantilla de email, klaviyo, correo publicitario
email-marketing: autorespondedor
search-social-ads: google ads, anuncios en google, facebook ads, publicidad en facebook, publicidad en instagram
search-social-ads: campañas de publicidad, anuncios, meta ads, trafficker, trafficker digital, tiktok ads, sem
search-social-ads: adwords, publicidad pagada
social-media-management: community manager, gestión de redes sociales, manejo de redes sociales, gestor de redes
social-media-management: social media manager, administrar redes sociales, llevar redes sociales, redes sociales
social-media-management: manejar instagram, publicar en instagram, crecer en instagram, más seguidores
social-media-management: gestionar mi instagram
market-research: estudio de mercado, investigación de mercado, investigación de mercados, análisis de mercado
market-research: análisis de competencia, estudio de la competencia, benchmarking, análisis de la competencia
market-research: encuesta de mercado, perfil de cliente, buyer persona
analytics-tracking-setup: google analytics, analítica web, analítica digital, google tag manager, tag manager, ga4
analytics-tracking-setup: instalar pixel, pixel de facebook, configurar analytics, medir conversiones
analytics-tracking-setup: seguimiento de conversiones, medir visitas, analista web
public-relations: relaciones públicas, nota de prensa, notas de prensa, comunicado de prensa, gabinete de prensa
public-relations: gabinete de comunicación, salir en prensa, publicar en periódicos, prensa, agencia de prensa
public-relations: contacto con medios, dossier de prensa, boletín de prensa
illustration: ilustración, ilustraciones, ilustrador, ilustradora, ilustradores, dibujante, dibujos, dibujo, dibujar
illustration: diseño de tatuaje, arte digital, cómic, render 3d, procreate
portrait-illustration: retrato, retratos, dibujo de foto, retrato a partir de foto, retrato por encargo
portrait-illustration: retrato de mascota, retrato de perro, caricatura, caricaturas, caricaturista, dibujo de pareja
portrait-illustration: retrato familiar, convertir foto en dibujo, retrato a lápiz
childrens-book-illustration: ilustración infantil, ilustrador infantil, ilustradora infantil, cuento infantil
childrens-book-illustration: cuentos infantiles, ilustrar cuento, ilustraciones para cuento, libro infantil
childrens-book-illustration: ilustración de libro infantil, dibujos para cuento, álbum ilustrado, libro para niños
childrens-book-illustration: ilustrar libro
character-design: diseño de personajes, diseño de personaje, crear personaje, diseñar personaje, mascota para marca
character-design: diseño de mascota, mascota corporativa, personaje para videojuego, personaje de cómic
character-design: personaje anime, hoja de personaje, concept art, diseñador de personajes, dibujar mi oc
icon-sets: iconos, icono, diseño de iconos, íconos para app, íconos para web, set de iconos, pack de iconos
icon-sets: pictogramas, iconografía, icono de app, emojis personalizados, emotes de twitch
editorial-illustration: ilustración editorial, ilustración para revista, ilustración para artículo
editorial-illustration: ilustración de prensa, viñeta, viñetas, humor gráfico, ilustración para periódico
editorial-illustration: ilustración conceptual, ilustrador de prensa, ilustración de portada de revista
pattern-textile-design: estampado, estampados, diseño de estampados, diseño textil, diseñador textil
pattern-textile-design: patrón textil, patrones sin costura, diseño de telas, estampado para tela, papel pintado
pattern-textile-design: papel de regalo, diseño de superficies, estampado para camisetas
maps-infographic-drawing: mapa ilustrado, mapas ilustrados, mapa, mapas, infografía, infografías, dibujar mapa
maps-infographic-drawing: mapa de boda, mapa turístico, plano ilustrado, mapa de fantasía, hacer infografía
maps-infographic-drawing: croquis de ubicación, diseñador de infografías
software-automation: programación, programador, programadora, programadores, programar, desarrollo de software
software-automation: desarrollador, desarrolladora, software, software a medida, automatización
software-automation: ingeniero de software, python, sistema para mi empresa
mobile-apps: app móvil, aplicación móvil, aplicaciones móviles, app, apps, crear app, hacer una app
mobile-apps: desarrollo de apps, desarrollador de apps, android, app para celular, ios, flutter, react native
back-end-apis: backend, back end, api, apis, desarrollador backend, api rest, crear api, integración de api, node.js
back-end-apis: laravel, servidor y base de datos, login de usuarios, webhooks, django
workflow-automation: automatización de procesos, automatizar tareas, automatizar procesos, zapier, integromat, n8n
workflow-automation: chatbot, bot de whatsapp, automatizar whatsapp, conectar aplicaciones, integrar formularios
workflow-automation: automatizar correos, bot de telegram, power automate
spreadsheet-automation: excel, macros, macro de excel, experto en excel, fórmulas de excel, hoja de cálculo
spreadsheet-automation: hojas de cálculo, plantilla de excel, google sheets, vba, automatizar excel, planilla excel
spreadsheet-automation: apps script, excel avanzado
bug-fixing: corregir error, corregir errores de código, arreglar código, arreglar bug, bug, bugs, depurar código
bug-fixing: error en mi programa, mi código no funciona, mi app se cierra, debugging, fallo en la app
bug-fixing: solucionar error de programación
code-review: revisión de código, revisar código, auditoría de código, code review, revisar mi código
code-review: evaluar código, calidad de código, refactorizar, refactorización, segunda opinión sobre código
code-review: revisar mi programa
cloud-devops: devops, servidor, servidores, configurar servidor, aws, docker, kubernetes, nube
cloud-devops: administrador de sistemas, sysadmin, linux, desplegar aplicación, copias de seguridad, vps
game-development: videojuego, videojuegos, desarrollo de videojuegos, crear videojuego, hacer un juego
game-development: desarrollador de videojuegos, programador de juegos, unity, unreal, godot, roblox, juego para móvil
game-development: juego 2d, mod de minecraft
data-analysis: análisis de datos, analista de datos, analizar datos, datos, data analyst, científico de datos
data-analysis: ciencia de datos, big data, procesamiento de datos, inteligencia de negocios
data-analysis: analista de business intelligence, data science
data-cleaning: limpieza de datos, limpiar datos, depuración de datos, depurar base de datos, eliminar duplicados
data-cleaning: quitar duplicados, ordenar datos, normalizar datos, limpiar excel, limpiar base de datos
data-cleaning: datos duplicados, organizar lista de contactos
dashboards: dashboard, dashboards, tablero de control, cuadro de mando, cuadros de mando, power bi, tableau
dashboards: looker studio, panel de control de ventas, panel de indicadores, tablero power bi, kpi
dashboards: informe automático, business intelligence
data-visualisation: visualización de datos, visualizar datos, gráficas, gráficos estadísticos
data-visualisation: gráficos para informe, gráficas de excel, hacer gráficos, representar datos, diagrama de datos
data-visualisation: gráficos interactivos, gráfica de barras
statistical-analysis: estadística, estadísticas, análisis estadístico, estadístico, spss, estadística para tesis
statistical-analysis: regresión, prueba de hipótesis, análisis de encuestas, tabular encuestas, bioestadística
statistical-analysis: stata, rstudio, experto en estadística
forecasting-models: pronóstico, pronósticos, pronóstico de ventas, predicción de ventas, previsión de demanda
forecasting-models: modelo predictivo, modelos predictivos, proyección de ventas, previsiones, forecast, forecasting
forecasting-models: series de tiempo, predecir ventas
database-queries: base de datos, bases de datos, sql, consultas sql, mysql, postgresql, sql server
database-queries: crear base de datos, diseño de base de datos, optimizar consultas, access base de datos
database-queries: administrador de base de datos, query, oracle
machine-learning: machine learning, aprendizaje automático, inteligencia artificial, ia, deep learning
machine-learning: redes neuronales, entrenar modelo, modelo de ia, chatgpt, visión artificial
machine-learning: reconocimiento de imágenes, sistema de recomendación, procesamiento de lenguaje natural
data-collection: recopilación de datos, recolección de datos, web scraping, scraping, extraer datos de web
data-collection: extracción de datos, entrada de datos, captura de datos, ingreso de datos, digitación de datos
data-collection: digitador, capturista, buscar correos de empresas, lista de contactos
translation: traducción, traducciones, traductor, traductora, traductores, traducir, idiomas, traducir al inglés
translation: traducir al español, traducción inglés español, traductor de inglés, traducir del alemán
translation: traductor nativo
document-translation: traducir documento, traducción de documentos, traducir documentos, traducir pdf, traducir carta
document-translation: traducir informe, traducir texto, traducción de textos, traducción técnica, traducir manual
document-translation: traducir word, traducir cv, traducir certificado
website-localisation: traducir página web, traducción de páginas web, traducir web, traducción web
website-localisation: localización web, localización de apps, localización de software, traducir app
website-localisation: traducir tienda online, web multilingüe, web en inglés, traducir videojuego
website-localisation: traducir wordpress, localizador
literary-translation: traducción literaria, traductor literario, traductora literaria, traducir libro
literary-translation: traducir mi libro, traducir novela, traducir cuento, traducir poemas, traducción de libros
literary-translation: traducción editorial, traducir ebook, traducir letra de canción
legal-medical-translation: traducción jurada, traductor jurado, traductora jurada, traducción oficial
legal-medical-translation: traducción certificada, traductor oficial, perito traductor, traducción jurídica
legal-medical-translation: traducción legal, traducción médica, traducir contrato, traducir acta de nacimiento
legal-medical-translation: traducir título universitario, apostilla
subtitle-translation: traducir subtítulos, traducción de subtítulos, traducir video, traducción de videos
subtitle-translation: subtítulos en inglés, subtítulos en español, traducir película, traducción audiovisual
subtitle-translation: traducir srt, traducir video de youtube, traducir guion de doblaje
translation-review: revisar traducción, revisión de traducción, revisión de traducciones, corregir traducción
translation-review: corrección de traducción, revisor nativo, posedición, postedición, proofreading en inglés
translation-review: revisar texto en inglés, corregir inglés, revisión por nativo, corregir mi inglés
interpreting: intérprete, intérpretes, interpretación simultánea, interpretación consecutiva
interpreting: intérprete simultáneo, traducción simultánea, interpretar reunión, traductor para reunión
interpreting: traductor para videollamada, intérprete de inglés, intérprete para llamada, lengua de señas
interpreting: lengua de signos
language-lessons: clases de inglés, clase de inglés, profesor de inglés, profesora de inglés, clases de español
language-lessons: clases de idiomas, aprender inglés, aprender idiomas, profesor particular de idiomas
language-lessons: clases particulares, clases de conversación, curso de inglés, aprender alemán, maestro de inglés
voice-audio: audio, voz, edición de audio, editor de audio, editar audio, técnico de sonido, ingeniero de sonido
voice-audio: grabación de voz, producción de audio, sonido, voz y audio
voice-over: locución, locuciones, locutor, locutora, locutores, voz en off, voice over, doblaje, doblar video
voice-over: actor de doblaje, actriz de doblaje, voz para video, narrador, locutor comercial
audiobook-narration: audiolibro, audiolibros, narración de audiolibro, grabar audiolibro, narrador de audiolibros
audiobook-narration: narradora de audiolibros, locución de audiolibro, leer mi libro en voz alta, audiocuento
audiobook-narration: libro en audio, convertir libro en audiolibro, narrar libro
podcast-editing: podcast, podcasts, edición de podcast, editar podcast, editor de podcast, producción de podcast
podcast-editing: producir podcast, postproducción de podcast, crear podcast, grabar podcast, intro de podcast
podcast-editing: montar podcast, podcaster
audio-cleanup: limpiar audio, limpieza de audio, quitar ruido, quitar ruido de audio, eliminar ruido, reducir ruido
audio-cleanup: mejorar audio, mejorar calidad de audio, restaurar audio, restauración de audio, quitar eco
audio-cleanup: audio con ruido, arreglar audio
sound-design: diseño sonoro, diseño de sonido, diseñador de sonido, diseñador sonoro, efectos de sonido
sound-design: efectos sonoros, foley, sonidos para videojuego, sonorización, sonidos para app, sonorizar video
sound-design: postproducción de sonido, ambientación sonora
phone-greetings: centralita, locución para centralita, mensaje de contestador, contestador automático, buzón de voz
phone-greetings: mensaje de espera, música en espera, ivr, grabación para conmutador, conmutador, menú telefónico
phone-greetings: saludo telefónico, mensaje de bienvenida telefónico, operadora automática
transcription: transcripción, transcripciones, transcribir, transcribir audio, transcribir entrevista, transcriptor
transcription: transcriptora, audio a texto, pasar audio a texto, pasar audio a word, desgrabar, desgrabación
transcription: transcribir video, mecanógrafa
music-production: producción musical, productor musical, productora musical, música, producir canción
music-production: estudio de grabación, músico, músicos, hacer una canción, grabar canción, ableton, grabar disco
mixing-mastering: mezcla y masterización, mezcla y mastering, mezclar canción, masterizar, masterización, mastering
mixing-mastering: masterizar canción, ingeniero de mezcla, mezcla de audio musical, mezcla de voces
mixing-mastering: ingeniero de mastering, mezclar mi tema
session-musicians: músico de sesión, músicos de sesión, guitarrista, bajista, baterista, grabar batería, pianista
session-musicians: violinista, saxofonista, grabar guitarra, tecladista, trompetista, músico de estudio, mariachi
singers-vocalists: cantante, cantantes, vocalista, vocalistas, corista, coros, voz femenina para canción
singers-vocalists: cantar mi canción, grabar voz cantada, rapero, demo vocal, cantante femenina, afinar voces
singers-vocalists: soprano
composition-scoring: composición musical, compositor, compositora, componer música, banda sonora
composition-scoring: música para película, música original, música para videojuego, música para cortometraje
composition-scoring: música de fondo, compositor de cine, música instrumental original, música para teatro
songwriting-lyrics: letra de canción, letras de canciones, escribir canción, componer canción, letrista
songwriting-lyrics: canción personalizada, canción para boda, canción para cumpleaños, escribir letra
songwriting-lyrics: compositor de canciones, canción de amor, poner letra, cantautor, canción para regalar
jingles-sonic-logos: jingle, jingles, jingle publicitario, logo sonoro, logotipo sonoro, cuña de radio
jingles-sonic-logos: cuña publicitaria, música publicitaria, música para anuncio, cortina musical, sintonía
jingles-sonic-logos: audio branding, música para comercial, identidad sonora
beats-arrangement: beat, beats, beatmaker, instrumental, pista musical, arreglos musicales, arreglo musical
beats-arrangement: arreglista, base de rap, base instrumental, beats de trap, partitura, partituras, orquestación
photography: fotografía, fotógrafo, fotógrafa, fotógrafos, fotos, retoque fotográfico, edición de fotos
photography: editar fotos, editar foto, photoshop, fotomontaje, sesión de fotos, montaje fotográfico
photography: editor de fotos
product-photography: fotografía de producto, fotografía de productos, fotos de producto, fotos de productos
product-photography: fotos para tienda online, fotos para ecommerce, fotógrafo de producto, foto producto
product-photography: fotos para amazon, bodegón fotográfico, fotografía publicitaria, fotos de ropa
product-photography: foto con fondo blanco, fotos de joyas
portrait-retouching: retoque de retrato, retocar foto, retocar fotos, retoque de piel, retoque de rostro
portrait-retouching: retoque de belleza, quitar arrugas, quitar granos, retocar cara, foto de perfil profesional
portrait-retouching: foto para linkedin, adelgazar en foto, retocar retrato, foto de carnet
background-removal: quitar fondo, quitar fondo de foto, eliminar fondo, borrar fondo, cambiar fondo, recortar foto
background-removal: recortar imagen, fondo transparente, fondo blanco, recorte de imágenes, quitar persona de foto
background-removal: silueteado, siluetear, remover fondo
photo-restoration: restaurar foto, restauración de fotos, restaurar fotos antiguas, restauración fotográfica
photo-restoration: foto antigua, fotos viejas, arreglar foto vieja, foto rota, foto dañada, colorear foto
photo-restoration: colorear foto antigua, reparar foto, foto borrosa, foto de mis abuelos
real-estate-photo-editing: fotografía inmobiliaria, fotos inmobiliarias, fotos de casas, fotos de pisos
real-estate-photo-editing: fotos para airbnb, fotógrafo inmobiliario, edición de fotos inmobiliarias
real-estate-photo-editing: fotografía de interiores, fotos de departamento, home staging virtual
real-estate-photo-editing: fotos de propiedades, hdr inmobiliario, fotografía de arquitectura
food-photography: fotografía de comida, fotografía gastronómica, fotografía de alimentos, fotos de comida
food-photography: fotos de platos, fotos de platillos, fotógrafo gastronómico, fotógrafo de comida
food-photography: fotos para restaurante, fotos para menú, estilismo gastronómico, food stylist, fotos para delivery
photo-selection-presets: presets, presets lightroom, preset de lightroom, lightroom, selección de fotos
photo-selection-presets: seleccionar fotos, elegir fotos, edición de fotos de boda, editar fotos de boda, culling
photo-selection-presets: edición en lote, filtros para fotos, revelado raw, revelado digital
business-support: negocios, consultoría, consultor, consultora, asesoría, asesor, asesoramiento empresarial
business-support: administración de empresas, apoyo administrativo, gestión empresarial, consultor de negocios
business-support: gestoría, emprendimiento, trámites
virtual-assistance: asistente virtual, asistencia virtual, asistentes virtuales, asistente personal
virtual-assistance: asistente administrativo, secretaria, secretaria virtual, secretario, gestión de agenda
virtual-assistance: gestionar correo, tareas administrativas, auxiliar administrativo, administrativa, organizar viaje
bookkeeping: contabilidad, contador, contadora, contable, contables, contadores, llevar contabilidad
bookkeeping: declaración de impuestos, declaración de la renta, asesor fiscal, impuestos, nóminas, facturación
bookkeeping: conciliación bancaria
business-plans: plan de negocio, plan de negocios, planes de negocio, plan de empresa, business plan
business-plans: modelo de negocio, canvas de negocio, plan de negocio para banco, plan de viabilidad
business-plans: estudio de viabilidad, plan de emprendimiento, plan estratégico, proyecto empresarial
financial-modelling: modelo financiero, modelos financieros, modelado financiero, modelo financiero en excel
financial-modelling: plan financiero, proyecciones financieras, flujo de caja, flujo de efectivo
financial-modelling: valoración de empresa, valuación de empresas, analista financiero, análisis financiero
financial-modelling: evaluación financiera, finanzas
customer-support: atención al cliente, servicio al cliente, soporte al cliente, agente de atención al cliente
customer-support: call center, responder clientes, contestar mensajes de clientes, zendesk
customer-support: soporte técnico a clientes, teleoperador, teleoperadora, atender whatsapp, contestar llamadas
customer-support: mesa de ayuda
recruiting-support: reclutamiento, reclutador, reclutadora, selección de personal, recursos humanos, rrhh
recruiting-support: contratar personal, contratar empleados, buscar empleados, headhunter, oferta de empleo
recruiting-support: entrevistar candidatos, filtrar currículums, descripción de puesto
project-management: gestión de proyectos, gestor de proyectos, gestora de proyectos, project manager
project-management: jefe de proyecto, administración de proyectos, coordinador de proyecto, dirección de proyectos
project-management: scrum master, cronograma de proyecto, planificación de proyecto, trello, jira, diagrama de gantt
process-documentation: documentación de procesos, documentar procesos, manual de procedimientos, manual de procesos
process-documentation: manual de funciones, procedimientos, diagrama de flujo, diagramas de flujo, mapa de procesos
process-documentation: manual de operaciones, sop, iso 9001, manual de empleado, protocolos de trabajo
legal-compliance: abogado, abogada, abogados, asesoría legal, asesoría jurídica, asesor legal, consulta legal
legal-compliance: servicios legales, jurídico, legal, derecho, asesoramiento jurídico, compliance
legal-compliance: cumplimiento normativo
contract-drafting: redactar contrato, redacción de contratos, redacción de contrato, hacer un contrato
contract-drafting: elaborar contrato, modelo de contrato, contrato de alquiler, contrato de arrendamiento
contract-drafting: contrato de servicios, contrato de trabajo, contrato de compraventa, acuerdo de confidencialidad
contract-drafting: nda, pacto de socios
contract-review: revisar contrato, revisión de contrato, revisión de contratos, revisar mi contrato
contract-review: revisar contrato de alquiler, revisar contrato laboral, leer contrato antes de firmar
contract-review: analizar contrato, cláusulas abusivas, cláusulas del contrato, negociar contrato
contract-review: abogado para revisar contrato
website-terms-privacy: política de privacidad, políticas de privacidad, términos y condiciones, aviso legal
website-terms-privacy: aviso de privacidad, política de cookies, condiciones de uso, términos de uso
website-terms-privacy: condiciones generales de venta, textos legales web, textos legales para web
website-terms-privacy: política de devoluciones, legalizar página web
data-protection: protección de datos, rgpd, lopd, lopdgdd, gdpr, ley de protección de datos
data-protection: delegado de protección de datos, dpo, adaptación rgpd, habeas data, datos personales
data-protection: privacidad de datos, auditoría rgpd
trademark-searches: registrar marca, registro de marca, registro de marcas, marca registrada, búsqueda de marca
trademark-searches: búsqueda de antecedentes de marca, oepm, impi, indecopi marca, nombre de marca disponible
trademark-searches: patentar marca, patentar nombre, registrar nombre, propiedad industrial
company-formation: crear empresa, constituir empresa, constitución de empresa, constitución de sociedad
company-formation: crear sociedad limitada, abrir empresa, abrir una sl, registrar empresa, formar sas
company-formation: estatutos de sociedad, acta constitutiva, alta de autónomo, darse de alta como autónomo
company-formation: abrir llc
legal-research: investigación jurídica, investigación legal, jurisprudencia, buscar jurisprudencia
legal-research: dictamen jurídico, informe jurídico, consulta de leyes, buscar leyes, normativa, legislación
legal-research: análisis jurídico, opinión legal, sentencias
`,
  words: `
bakery: panadería, panaderías, panadero, pastelería, pastelerías, repostería, pan
restaurant: restaurante, restaurantes, restorán, taquería, asador
cafe: cafetería, cafeterías, cafés
coffee: café, cafetal, cafetero
pizza: pizza, pizzas, pizzería, pizzerías
food: comida, comidas, alimento, alimentos, gastronomía, gastronómico, gastronómica
drink: bebida, bebidas, refresco, refrescos, cóctel, cócteles
wine: vino, vinos, bodega, bodegas, viñedo, vinoteca
beer: cerveza, cervezas, cervecería, cervecera
cake: pastel, pasteles, tarta, tartas, torta, tortas, bizcocho
dessert: postre, postres, dulces
ice cream: helado, helados, heladería, nevería
chocolate: chocolate, chocolates, bombones, chocolatería
recipe: receta, recetas
cookbook: recetario, libro de recetas, libro de cocina
catering: catering, banquete, banquetes
shop: tienda, tiendas, comercio, comercios, negocio
hotel: hotel, hoteles, hostal, hostería, posada
vacation rental: casa rural, alquiler vacacional, airbnb, cabaña, cabañas
school: escuela, escuelas, colegio, colegios, academia, instituto
university: universidad, universidades, universitario, universitaria, facultad
kindergarten: guardería, guarderías, jardín infantil, preescolar, kínder
student: estudiante, estudiantes, alumno, alumna, alumnos
teacher: profesor, profesora, profesores, maestro, maestra, docente
lesson: clase, clases, lección, lecciones
course: curso, cursos, cursillo
training: capacitación, formación, entrenamiento
doctor: médico, médica, médicos, doctor, doctora
dentist: dentista, dentistas, odontólogo, clínica dental
clinic: clínica, clínicas, consultorio, consulta médica
pharmacy: farmacia, farmacias, botica
psychologist: psicólogo, psicóloga, psicólogos, psicología
physiotherapist: fisioterapeuta, fisioterapia, fisio
veterinarian: veterinario, veterinaria, veterinarios
health: salud, sanidad
lawyer: abogado, abogada, abogados, bufete
accountant: contador, contadora, contable, contables
notary: notario, notaría, escribano
architect: arquitecto, arquitecta, arquitectos, arquitectura
company: empresa, empresas, compañía, sociedad, corporativo, corporativa
small business: pequeña empresa, pequeño negocio, pyme, pymes, microempresa, emprendimiento
startup: startup, startups, emprendedor, emprendedora
agency: agencia, agencias
office: oficina, oficinas, despacho
freelancer: freelance, freelancer, freelancers, autónomo, autónoma, independiente
customer: cliente, clientes, clienta, clientela
employee: empleado, empleada, empleados, trabajador, trabajadora, trabajadores
hairdresser: peluquería, peluquerías, peluquero, peluquera, estilista
barber: barbería, barberías, barbero, barbershop
beauty salon: salón de belleza, centro de estética, estética, manicura
gym: gimnasio, gimnasios, gym
fitness: fitness, ejercicio, ejercicios
personal trainer: entrenador personal, entrenadora personal
yoga: yoga, pilates
football: fútbol, futbolista
sports: deporte, deportes, deportivo, deportiva
church: iglesia, iglesias, parroquia, cristiano, cristiana
nonprofit: ong, sin fines de lucro, sin ánimo de lucro, fundación, fundaciones, benéfico
band: banda, bandas, grupo musical
artist: artista, artistas, artístico
designer: diseñador, diseñadora, diseñadores
writer: escritor, escritora, escritores, redactor, redactora
author: autor, autora, autores
photographer: fotógrafo, fotógrafa, fotógrafos
programmer: programador, programadora, programadores
developer: desarrollador, desarrolladora, desarrolladores
translator: traductor, traductora, traductores
consultant: consultor, consultora, asesor, asesora
coach: coach, coaching, mentor
expert: experto, experta, expertos, especialista, especialistas
real estate: inmobiliaria, inmobiliarias, inmobiliario, bienes raíces, inmueble, inmuebles
real estate agent: agente inmobiliario, agente inmobiliaria, corredor de propiedades
apartment: piso, pisos, apartamento, apartamentos, departamento, departamentos
house: casa, casas, vivienda, viviendas, chalet, hogar
room: habitación, habitaciones, cuarto, sala, dormitorio
kitchen: cocina, cocinas
interior: interior, interiores, interiorismo, decoración
construction: construcción, construcciones, constructora, obra, albañil, reformas
plumber: fontanero, plomero, fontanería, plomería
electrician: electricista, electricistas, electricidad
cleaning company: empresa de limpieza, servicio de limpieza
car: coche, coches, carro, carros, auto, autos, automóvil, vehículo
car repair shop: taller mecánico, mecánico, taller de coches
transport: transporte, transportes, transportista, mudanza, mudanzas, camión, logística
travel: viaje, viajes, viajar, viajero
travel agency: agencia de viajes
tourism: turismo, turístico, turística, turistas
farm: granja, granjas, finca, agricultura, agrícola, ganadería
garden: jardín, jardines, jardinería, jardinero
flower: flor, flores, floristería, florería, floral
jewelry: joya, joyas, joyería, joyerías, bisutería
clothes: ropa, prendas, vestimenta, indumentaria
fashion: moda, boutique
shoe: zapato, zapatos, zapatería, calzado, zapatillas, tenis
t-shirt: camiseta, camisetas, playera, playeras, remera, remeras, polera
cosmetics: cosmética, cosméticos, maquillaje, crema, cremas
soap: jabón, jabones
candle: vela, velas
toy: juguete, juguetes, juguetería
furniture: mueble, muebles, mueblería
phone: teléfono, teléfonos, telefónico, telefónica
mobile: móvil, móviles, celular, celulares
computer: ordenador, ordenadores, computadora, computadoras, computador, pc
publisher: editorial, editoriales
newspaper: periódico, periódicos, diario, periódico digital
magazine: revista, revistas
radio: radio, emisora
television: televisión, tele, tv
movie: película, películas, cine, filme
short film: cortometraje, cortometrajes, corto
documentary: documental, documentales
theater: teatro, obra de teatro
dance: baile, bailes, danza, bailar
event: evento, eventos
party: fiesta, fiestas
wedding: boda, bodas, casamiento, matrimonio, nupcial
bride: novia, novias
birthday: cumpleaños, cumple, quinceañera, quince años
anniversary: aniversario, aniversarios
baptism: bautizo, bautismo, primera comunión, comunión
graduation: graduación, graduado
christmas: navidad, navideño, navideña, navideños
valentine: san valentín, día de los enamorados
gift: regalo, regalos, obsequio, regalar
invitation: invitación, invitaciones
children: niño, niños, niña, niñas, infantil, infantiles, chicos, peques
baby: bebé, bebés
man: hombre, hombres, masculino, masculina
woman: mujer, mujeres, femenino, femenina
mother: madre, madres, mamá
father: padre, padres
grandparents: abuelo, abuela, abuelos, abuelita
family: familia, familias, familiar
couple: pareja, parejas
pet: mascota, mascotas
dog: perro, perros, perra, perrito, canino
cat: gato, gatos, gata, gatito, felino
horse: caballo, caballos
animal: animal, animales
brand: marca, marcas
branding: branding, imagen de marca, identidad de marca
logo: logo, logos, logotipo, logotipos
slogan: eslogan, slogan, lema, eslóganes
name: nombre, nombres, naming
business card: tarjeta de visita, tarjetas de visita, tarjeta de presentación, tarjetas de presentación
flyer: flyer, flyers, volante, volantes, octavilla
poster: cartel, carteles, póster, pósters, afiche, afiches
brochure: folleto, folletos, tríptico, trípticos, díptico, brochure
catalog: catálogo, catálogos
banner: banner, banners, pancarta, lona, lonas
sticker: pegatina, pegatinas, sticker, stickers, calcomanía, adhesivo, adhesivos
label: etiqueta, etiquetas, etiquetado
box: caja, cajas
packaging: packaging, empaque, empaques, envase, envases, embalaje
restaurant menu: carta de restaurante, menú, menús
sign: letrero, letreros, rótulo, rótulos, señal, señales
certificate: certificado, certificados, constancia, acta, diploma, diplomas
calendar: calendario, calendarios
mockup: mockup, mockups, maqueta
template: plantilla, plantillas, formato, formatos
font: tipografía, tipografías, fuente tipográfica, tipo de letra
lettering: lettering, caligrafía, letras a mano
color: color, colores
icon: icono, iconos
infographic: infografía, infografías
map: mapa, mapas, plano
chart: gráfico, gráficos, gráfica, gráficas
drawing: dibujo, dibujos
sketch: boceto, bocetos, bosquejo
illustration: ilustración, ilustraciones, ilustrado, ilustrada
painting: pintura, pinturas, óleo, lienzo
watercolor: acuarela, acuarelas
portrait: retrato, retratos
caricature: caricatura, caricaturas
cartoon: dibujo animado, dibujos animados, caricatura
comic: cómic, cómics, historieta, historietas, tebeo
anime: anime, manga
character: personaje, personajes
mascot: mascota, mascota corporativa
tattoo: tatuaje, tatuajes, tatuador, tatuadora, tattoo
pattern: estampado, estampados, patrón, patrones
fabric: tela, telas, textil, textiles, tejido
wallpaper: papel pintado, papel tapiz, fondo de pantalla
background: fondo, fondos
cover: portada, portadas, cubierta, carátula, tapa
layout: maquetación, diagramación, maquetar
slides: diapositiva, diapositivas, láminas
presentation: presentación, presentaciones
vector: vector, vectores, vectorial
image: imagen, imágenes
photo: foto, fotos, fotografía, fotografías
passport photo: foto de pasaporte, foto carnet, foto tamaño pasaporte
3d model: modelo 3d, modelado 3d, modelos 3d
rendering: render, renders, renderizado
website: página web, páginas web, sitio web, sitios web, web, webs, página de internet, portal
online shop: tienda online, tienda virtual, tienda en línea, tienda en internet
app: app, apps, aplicación, aplicaciones
domain: dominio, dominios
hosting: hosting, alojamiento web, hospedaje web
server: servidor, servidores
email: correo, correos, correo electrónico, email, emails, mail
newsletter: boletín, boletines, newsletter
form: formulario, formularios
booking: reserva, reservas, reservación, reservaciones, reservar
appointment: cita, citas, turnos
payment: pago, pagos, cobro, cobros, pagar, cobrar
product: producto, productos
plugin: plugin, plugins, complemento
code: código, códigos, código fuente
bug: bug, bugs, fallo, fallos
error: error, errores
security: seguridad, ciberseguridad
hacked: hackeado, hackeada, hackearon, virus, malware
backup: copia de seguridad, copias de seguridad, respaldo, respaldos, backup
speed: velocidad
database: base de datos, bases de datos
chatbot: chatbot, chatbots
automation: automatización, automatizaciones, automatizado
integration: integración, integraciones
spreadsheet: hoja de cálculo, hojas de cálculo, planilla, planillas, excel
data: dato, datos
report: informe, informes, reporte, reportes
dashboard: tablero de control, cuadro de mando, dashboard, panel de control
statistics: estadística, estadísticas, estadístico
survey: encuesta, encuestas, cuestionario, cuestionarios
thesis: tesis, tesina, trabajo de grado, tfg, tfm
research: investigación, investigaciones, investigar, estudio
forecast: pronóstico, pronósticos, previsión, predicción, proyección, proyecciones
artificial intelligence: inteligencia artificial, ia
game: juego, juegos
video game: videojuego, videojuegos
board game: juego de mesa, juegos de mesa, juego de cartas
software: software, programa, programas, programa informático, sistema
text: texto, textos
article: artículo, artículos
blog post: entrada de blog, entradas de blog, post de blog
story: cuento, cuentos, relato, relatos, historia, historias
novel: novela, novelas
poem: poema, poemas, poesía, poesías, verso, versos
manuscript: manuscrito, manuscritos
book: libro, libros
ebook: ebook, ebooks, libro electrónico, libro digital
guide: guía, guías
manual: manual, manuales
instructions: instrucciones, instructivo
letter: carta, cartas
cover letter: carta de presentación, carta de motivación
resume: currículum, currículums, curriculum vitae, cv, hoja de vida
interview: entrevista, entrevistas, entrevistar
speech: discurso, discursos
script: guion, guiones, libreto
press release: nota de prensa, notas de prensa, comunicado de prensa
product description: descripción de producto, descripciones de producto, ficha de producto
description: descripción, descripciones
biography: biografía, biografías, autobiografía, memorias
spelling: ortografía, ortográfico, ortográfica, faltas de ortografía
grammar: gramática, gramatical
summary: resumen, resúmenes
review: reseña, reseñas, revisión
content: contenido, contenidos
translation: traducción, traducciones
language: idioma, idiomas, lengua, lenguas
english: inglés, inglesa
german: alemán, alemana, alemania
french: francés, francesa
spanish: español, española, castellano
portuguese: portugués, portuguesa, brasileño
italian: italiano, italiana
arabic: árabe, árabes
chinese: chino, china, mandarín
japanese: japonés, japonesa
russian: ruso, rusa
polish: polaco, polaca
turkish: turco, turca
ukrainian: ucraniano, ucraniana
dutch: holandés, neerlandés
birth certificate: acta de nacimiento, partida de nacimiento, certificado de nacimiento
visa: visa, visado, visados
sign language: lengua de señas, lengua de signos, lenguaje de señas
accent: acento, acento neutro, español neutro, latino neutro
video: video, videos
promotional video: video promocional, video publicitario, videos promocionales
corporate video: video corporativo, video institucional
trailer: tráiler, tráilers, booktrailer
music video: videoclip, videoclips, video musical
intro: intro, intros, introducción
subtitles: subtítulo, subtítulos, subtitulado
animation: animación, animaciones
drone: dron, drones, drone
commercial: comercial, comerciales, spot, anuncio de televisión
thumbnail: miniatura, miniaturas
youtube channel: canal de youtube, youtuber
voice: voz, voces
female voice: voz femenina, voz de mujer
male voice: voz masculina, voz de hombre
narrator: narrador, narradora, narración
dubbing: doblaje, doblajes
audio: audio, audios
recording: grabación, grabaciones
sound: sonido, sonidos, sonoro, sonora
noise: ruido, ruidos
podcast: podcast, podcasts
audiobook: audiolibro, audiolibros
transcript: transcripción, transcripciones
voicemail: buzón de voz, contestador
music: música, musical, musicales
song: canción, canciones
lyrics: letra de canción, letras de canciones, letra
beat: beat, beats, instrumental
singer: cantante, cantantes, vocalista
musician: músico, músicos, música en vivo
guitar: guitarra, guitarras, guitarrista
piano: piano, pianista, teclado
drums: batería, baterista, percusión
violin: violín, violines, violinista, cuerdas
composer: compositor, compositora, compositores
soundtrack: banda sonora, bandas sonoras
sheet music: partitura, partituras
marketing: marketing, mercadotecnia, mercadeo
advertising: publicidad, publicitario, publicitaria
ad: anuncio, anuncios
campaign: campaña, campañas
social media: redes sociales, red social, redes
post: publicación, publicaciones, posteo, posteos, posts
followers: seguidor, seguidores
sales: venta, ventas
competitor: competencia, competidor, competidores
keyword: palabra clave, palabras clave
ranking: posicionamiento, posicionar
strategy: estrategia, estrategias, estratégico
plan: plan, planes
budget: presupuesto, presupuestos
quote: cotización, cotizaciones, presupuesto
analysis: análisis
press: prensa
influencer: influencer, influencers, creador de contenido
invoice: factura, facturas, facturación, facturar, boleta
receipt: recibo, recibos, ticket, tickets, comprobante
tax: impuesto, impuestos, fiscal, fiscales, tributario, hacienda
vat: iva
tax return: declaración de la renta, declaración de impuestos, declaración anual
payroll: nómina, nóminas, planilla de sueldos
salary: salario, salarios, sueldo, sueldos
accounting: contabilidad, contables
bank statement: extracto bancario, estado de cuenta, conciliación bancaria
balance sheet: balance, balances, balance general, estados financieros
expense: gasto, gastos
income: ingreso, ingresos
cash flow: flujo de caja, flujo de efectivo, tesorería
price: precio, precios, tarifa, tarifas
loan: préstamo, préstamos, crédito, créditos, hipoteca
investment: inversión, inversiones
investor: inversor, inversores, inversionista, inversionistas
grant: subvención, subvenciones, becas, beca
finance: finanzas, financiero, financiera
business: negocio, negocios, empresarial
business plan: plan de negocio, plan de negocios, plan de empresa
contract: contrato, contratos
lease: contrato de alquiler, contrato de arrendamiento, arrendamiento
employment contract: contrato de trabajo, contrato laboral
sales contract: contrato de compraventa, compraventa
rent: alquiler, alquileres, renta de casa, alquilar
agreement: acuerdo, acuerdos, convenio
terms and conditions: términos y condiciones, condiciones generales
privacy policy: política de privacidad, aviso de privacidad
privacy: privacidad
data protection: protección de datos, rgpd
trademark: marca registrada, registro de marca
patent: patente, patentes, patentar
copyright: derechos de autor, propiedad intelectual
law: ley, leyes, derecho
complaint: reclamación, reclamaciones, queja, quejas, reclamo
divorce: divorcio, divorcios
labor law: derecho laboral, despido
license: licencia, licencias, permiso, permisos
insurance: seguro de vida, aseguradora, pólizas, seguros
assistant: asistente, asistentes, ayudante
customer service: atención al cliente, servicio al cliente
call: llamada, llamadas, videollamada
meeting: reunión, reuniones, junta
schedule: horario, horarios, cronograma
recruitment: reclutamiento, selección de personal
project: proyecto, proyectos
process: proceso, procesos, procedimiento, procedimientos
service: servicio, servicios
file: archivo, archivos, fichero, ficheros
document: documento, documentos, documentación
page: página, páginas
urgent: urgente, urgentes, urgencia
fast: rápido, rápida, rápidos, rápidamente
cheap: barato, barata, baratos, baratas, económico, económica, económicos, bajo costo
free: gratis, gratuito, gratuita
professional: profesional, profesionales
modern: moderno, moderna, modernos, modernas
simple: simple, simples, sencillo, sencilla, sencillos, básico, básica
minimalist: minimalista, minimalistas, minimal
elegant: elegante, elegantes
luxury: lujo, lujoso, lujosa, premium
vintage: vintage, antiguo, antigua
classic: clásico, clásica, clásicos
cute: tierno, tierna, bonito, bonita, lindo, linda, kawaii
funny: divertido, divertida, gracioso, graciosa
colorful: colorido, colorida, a color
black and white: blanco y negro
handmade: hecho a mano, artesanal, artesanía, artesanías
custom: personalizado, personalizada, personalizados, a medida, por encargo
original: original, originales
creative: creativo, creativa, creativos
realistic: realista, realistas
animated: animado, animada, animados, animadas
transparent: transparente, transparentes
white: blanco, blanca
black: negro, negra
blue: azul, azules
green: verde, verdes
big: grande, grandes
small: pequeño, pequeña, pequeños, chico
short: corto, corta, cortos, breve
long: largo, larga, largos
old: viejo, vieja, viejos, viejas, antiguos, antiguas
new: nuevo, nueva, nuevos, nuevas
broken: roto, rota, dañado, dañada, descompuesto
slow: lento, lenta
blurry: borroso, borrosa, desenfocado, desenfocada, pixelado
bilingual: bilingüe, bilingües
native: nativo, nativa, nativos
online: online, en línea, en internet, por internet
remote: remoto, remota, a distancia, teletrabajo
local: local, locales
monthly: mensual, mensuales, al mes, por mes
weekly: semanal, semanales
medical: médico, médica, médicos, clínico
technical: técnico, técnica, técnicos, técnicas
academic: académico, académica, académicos
organic: orgánico, orgánica, ecológico, ecológica
digital: digital, digitales
printed: impreso, impresa, impresos
responsive: responsive, adaptable, adaptado a móvil
translate: traducir, traduce, traduzca, traduzcan, traducirme, traducido
edit: editar, edite, editen, edita, edición, editado
fix: arreglar, arregle, arreglen, arreglo, solucionar, solucione
repair: reparar, repare, reparación
improve: mejorar, mejore, mejora, mejoras
create: crear, cree, creación
build: construir, montar, desarrollar
design: diseñar, diseñe, diseñen, diseño, diseños, diseñado
redesign: rediseñar, rediseño
draw: dibujar, dibuje, dibujen
illustrate: ilustrar, ilustre
paint: pintar
write: escribir, escriba, redactar, redacte, escrito
rewrite: reescribir, reescriba, reescritura, parafrasear
proofread: corrección de textos, corregir texto
correct: corregir, corrija, corrección, correcciones
check: revisar, revise, comprobar, verificar
summarize: resumir, resuma
record: grabar, grabe, grabado
narrate: narrar, locutar
sing: cantar, cante
compose: componer, componga
mix: mezclar, mezcla, mezclas
animate: animar, cobrar vida, dar vida
cut: cortar, corte, recorte
remove: quitar, quite, eliminar, elimine, borrar, remover
add: agregar, añadir, poner, incluir
change: cambiar, cambie, cambio, cambios, modificar
convert: convertir, convierta, conversión, pasar a
clean: limpiar, limpie, limpieza
organize: organizar, ordenar, clasificar
analyze: analizar, analice
calculate: calcular, cálculo, cálculos
collect: recopilar, recolectar, recoger, reunir
type: teclear, tipear, mecanografiar, pasar a word
transcribe: transcribir, transcriba
install: instalar, instale, instalación
set up: configurar, configure, configuración
connect: conectar, conexión, integrar
update: actualizar, actualice, actualización
migrate: migrar, migración, trasladar, mudar
speed up: acelerar, agilizar
automate: automatizar, automatice
publish: publicar, publique
sell: vender
manage: gestionar, gestión, administrar, administración, manejar
teach: enseñar, enseñe
print: imprimir, impresión
vectorize: vectorizar, vectorice, vectorizado
retouch: retocar, retoque, retoques
restore: restaurar, restauración
colorize: colorear, coloree
register: registrar, registro
develop: desarrollar, desarrolle, desarrollo
program: programar, programe, programación
test: probar, prueba, pruebas, testear
optimize: optimizar, optimice, optimización
recover: recuperar, recupere
skin: piel, acné
hair: pelo, cabello
face: rostro, cara, rostros
`,
};
