/** French: what people type for categories, and common words by their English ones. */
export const fr = {
  stopWords: `
le la les l un une des du de d à au aux et ou mais donc avec sans pour par sur dans en chez vers entre ce cet cette
ces mon ma mes ta tes notre nos votre vos leur leurs sa ses je j me m tu te toi il elle on nous vous ils elles moi se
s lui qui que qu quoi dont comment quand quel quelle quels quelles ne n pas plus très bien aussi si est es suis sommes
sont être était ai avons avez ont avoir aurais aurait voudrais voudrait voudrions veux veut voulons aimerais aimerait
souhaite souhaitons souhaiterais souhaiterait cherche cherchons recherche recherchons besoin faut faire fais fait
faites peut peux pouvez pouvoir pourrait pourriez pourrais quelqu quelquun svp stp merci bonjour bonsoir salut aide
aider aidez quelque quelques tout toute tous toutes afin c cela ça y
`,
  categories: `
brand-design: graphisme, graphiste, graphistes, graphiste freelance, design graphique, designer graphique
brand-design: création graphique, studio graphique, infographiste, conception graphique, directeur artistique
brand-design: directrice artistique, communication visuelle
logo-design: logo, logos, logotype, création de logo, créer un logo, faire un logo, refaire mon logo, dessiner un logo
logo-design: logo entreprise, logo association, design de logo, créateur de logo, vectoriser un logo, sigle
brand-identity: identité visuelle, identité de marque, charte graphique, image de marque, branding, rebranding
brand-identity: univers de marque, plateforme de marque, création de marque, refonte identité visuelle, brand book
brand-identity: papeterie entreprise, stratégie de marque
packaging-design: packaging, design packaging, emballage, emballages, création packaging, conception emballage
packaging-design: étiquette, étiquettes, étiquette de bouteille, étiquette de vin, étiquette produit, boîte produit
packaging-design: designer packaging, gabarit de découpe
presentation-design: présentation powerpoint, powerpoint, diaporama powerpoint, ppt, pitch deck, diapositives, slides
presentation-design: keynote, google slides, mise en page présentation, refaire une présentation
presentation-design: support de présentation, modèle powerpoint, masque powerpoint
print-design: flyer, flyers, créer un flyer, affiche, affiches, faire une affiche, plaquette, plaquette commerciale
print-design: brochure, dépliant, carte de visite, cartes de visite, prospectus, faire-part, tract, kakémono, roll-up
print-design: fichier imprimeur
book-covers: couverture de livre, couverture livre, couverture de roman, couverture ebook, première de couverture
book-covers: couverture kdp, maquette de livre, mise en page livre, mettre en page un livre, mise en page roman
book-covers: maquettiste, maquettiste édition, jaquette de livre
social-media-design: visuels réseaux sociaux, visuel instagram, visuels instagram, templates instagram, modèle canva
social-media-design: modèles canva, bannière facebook, bannière linkedin, miniature youtube, miniatures youtube
social-media-design: post instagram design, carrousel instagram, photo de couverture facebook, overlay twitch
menu-signage-design: menu restaurant, carte de restaurant, création de menu, carte des vins, design de menu, enseigne
menu-signage-design: enseignes, panneau publicitaire, signalétique, lettrage véhicule, habillage véhicule, vitrophanie
menu-signage-design: lettrage vitrine, ardoise restaurant
web-development: développement web, développeur web, développeuse web, site internet, site web, sites internet
web-development: agence web, programmeur web, intégrateur web, développeur front end, développeur fullstack
web-development: créer un site
web-design: webdesign, webdesigner, web designer, design de site, design de site web, maquette de site, maquette figma
web-design: ui design, ux design, designer ui ux, ergonomie site, interface utilisateur, design d'application
web-design: refonte graphique site
business-websites: site vitrine, créer un site internet, création de site internet, création site web
business-websites: faire un site internet, site wordpress, site pour mon entreprise, site pour restaurant
business-websites: site professionnel, site pour artisan, site pour association, site wix, refonte de site
business-websites: créer un site web, site pour mariage, portfolio en ligne
landing-pages: landing page, landing pages, page de vente, page d'atterrissage, page de capture, page d'inscription
landing-pages: tunnel de vente, page de destination, systeme io, page produit seule, page de lancement, clickfunnels
online-shops: boutique en ligne, e-commerce, site e-commerce, site marchand, créer une boutique en ligne, shopify
online-shops: boutique shopify, woocommerce, prestashop, vendre en ligne, magasin en ligne, panier et paiement
online-shops: ouvrir un e-commerce, site de vente
website-repair: réparer site, site en panne, dépannage site internet, dépannage wordpress, site piraté, wordpress piraté
website-repair: site cassé, erreur wordpress, mon site ne marche plus, site ne fonctionne plus, corriger mon site
website-repair: écran blanc wordpress, supprimer malware, maintenance site wordpress
website-speed: site lent, site trop lent, accélérer mon site, vitesse du site, temps de chargement, optimisation vitesse
website-speed: améliorer la vitesse, pagespeed, core web vitals, performance site web, wordpress lent, site qui rame
web-accessibility: accessibilité web, accessibilité numérique, site accessible, rgaa, wcag, audit accessibilité
web-accessibility: audit rgaa, mise en conformité accessibilité, lecteur d'écran, site pour malvoyants
web-accessibility: déclaration d'accessibilité, pdf accessible
website-migration: migration de site, migrer un site, migrer mon site, changer d'hébergeur, changer d'hébergement
website-migration: transfert de domaine, transférer mon site, déménager un site, migration wordpress
website-migration: migration prestashop, passer de wix à wordpress, transfert nom de domaine, migration seo
writing-editing: rédaction, rédacteur, rédactrice, travaux d'écriture, rédiger un texte, écrire un texte
writing-editing: rédiger des textes, rédacteur freelance, belle plume, correction et rédaction, faire écrire un texte
website-copywriting: copywriting, copywriter, rédaction web, rédacteur web, rédactrice web, textes pour site
website-copywriting: textes de site internet, texte page d'accueil, concepteur rédacteur, conceptrice rédactrice
website-copywriting: page à propos, slogan, accroche publicitaire, texte de vente
articles-blog-posts: article de blog, articles de blog, rédiger un article, écrire un article, rédaction d'articles
articles-blog-posts: rédaction article, article seo, articles seo, billet de blog, blogueur, blogueuse, journaliste
articles-blog-posts: article de presse, article invité
product-descriptions: fiche produit, fiches produits, fiches produit, rédaction fiche produit, description produit
product-descriptions: descriptions produits, texte produit, fiche amazon, annonce etsy, descriptif produit
product-descriptions: texte de catégorie boutique, description vinted
proofreading-copyediting: relecture, correction de texte, correcteur, correctrice, relecteur, relectrice
proofreading-copyediting: correction orthographe, corriger les fautes, fautes d'orthographe, corriger un texte
proofreading-copyediting: relire un texte, correction mémoire, relecture mémoire, correction manuscrit
proofreading-copyediting: corriger un roman, relecture et correction, bêta lecture, orthographe
technical-writing: rédaction technique, rédacteur technique, rédactrice technique, documentation technique
technical-writing: manuel utilisateur, manuel d'utilisation, mode d'emploi, notice d'utilisation, guide utilisateur
technical-writing: documentation api, documentation logiciel, fiche technique, notice technique
cv-cover-letters: cv, curriculum vitae, lettre de motivation, refaire mon cv, faire un cv, rédaction cv, modèle cv
cv-cover-letters: cv professionnel, optimiser profil linkedin, dossier de candidature, lettre de candidature
cv-cover-letters: cv et lettre de motivation, cv canadien, aide cv
ghostwriting-books: ghostwriter, écrivain fantôme, prête-plume, écrire mon livre, écrire un livre, faire écrire un livre
ghostwriting-books: biographe, écrire ma biographie, récit de vie, mémoires de vie, autobiographie, écrivain public
ghostwriting-books: écrire un roman, rédaction ebook
scripts-speeches: discours, écrire un discours, discours de mariage, discours témoin, éloge funèbre
scripts-speeches: discours d'anniversaire, discours départ retraite, scénario, scénariste, script vidéo
scripts-speeches: écrire un scénario, dialoguiste, script youtube, court métrage scénario
grant-proposal-writing: demande de subvention, dossier de subvention, subvention, subventions, appel d'offres
grant-proposal-writing: réponse appel d'offres, appel à projets, dossier de financement, mémoire technique
grant-proposal-writing: demande de bourse, projet européen, proposition commerciale, mécénat dossier
video-animation: vidéaste, production vidéo, création vidéo, faire une vidéo, réalisateur vidéo, réalisatrice
video-animation: film d'animation, animateur vidéo, audiovisuel, production audiovisuelle, agence vidéo, tournage vidéo
video-editing: montage vidéo, monteur vidéo, monteuse vidéo, monteur, monteuse, monter une vidéo, monter un film
video-editing: couper une vidéo, montage youtube, monteur youtube, montage film de mariage, premiere pro
video-editing: film d'entreprise
short-form-video: reels, reels instagram, montage reels, vidéo tiktok, tiktok, shorts youtube, montage tiktok
short-form-video: vidéos courtes, vidéo courte, vidéo verticale, format vertical, ugc, créateur ugc, capcut
explainer-videos: vidéo explicative, vidéos explicatives, vidéo de présentation, vidéo pédagogique, vidéo tutoriel
explainer-videos: vidéo motion explicative, whiteboard, vidéo tableau blanc, vidéo de formation
explainer-videos: expliquer mon produit en vidéo, film explicatif, vidéo présentation application
motion-graphics: motion design, motion designer, motion graphics, after effects, habillage vidéo, titres animés
motion-graphics: générique vidéo, infographie animée, synthé vidéo, texte animé, habillage graphique, bannière animée
motion-graphics: graphiques animés
logo-animation: animation de logo, logo animé, animer un logo, animer mon logo, intro logo, intro youtube, intro vidéo
logo-animation: outro vidéo, jingle vidéo logo, logo en mouvement, générique de chaîne, intro animée
character-animation: animation de personnage, personnage animé, animer un personnage, animateur 2d, animatrice 2d
character-animation: animation 2d, animation 3d personnage, dessin animé, dessins animés, mascotte animée, rigging
character-animation: modèle vtuber, faire parler un personnage
subtitles-captions: sous-titres, sous-titrage, sous-titrer une vidéo, ajouter des sous-titres, sous titre, sous-titreur
subtitles-captions: fichier srt, srt, incruster les sous-titres, sous-titres sourds et malentendants, légendes vidéo
subtitles-captions: sous-titrer youtube
colour-grading: étalonnage, étalonneur, étalonneuse, étalonnage vidéo, étalonner, color grading
colour-grading: correction colorimétrique vidéo, couleurs vidéo, davinci resolve, lut vidéo, rendu cinéma
colour-grading: correction couleur film
marketing: marketing digital, marketing, webmarketing, marketing numérique, agence marketing, consultant marketing
marketing: consultante marketing, stratégie marketing, trouver des clients, plus de clients
marketing: faire connaître mon entreprise, communication digitale, plan de communication
seo-audits: seo, audit seo, référencement, référencement naturel, référencement google, consultant seo, consultante seo
seo-audits: référenceur, être premier sur google, être visible sur google, sortir sur google
seo-audits: améliorer mon référencement, seo local, fiche google my business, expert seo, positionnement google
seo-audits: première page google
keyword-content-planning: mots clés, mots-clés, recherche de mots clés, étude de mots clés, stratégie de contenu
keyword-content-planning: planning éditorial, calendrier éditorial, ligne éditoriale, plan de contenu
keyword-content-planning: marketing de contenu, idées d'articles, cocon sémantique
email-marketing: newsletter, newsletters, emailing, e-mailing, email marketing, campagne email, mailchimp, brevo
email-marketing: sendinblue, klaviyo, séquence email, infolettre, lettre d'information, mailing
search-social-ads: google ads, publicité google, facebook ads, publicité facebook, publicité instagram, meta ads
search-social-ads: pub facebook, campagne publicitaire, publicité en ligne, référencement payant, adwords, tiktok ads
search-social-ads: traffic manager, media buyer
social-media-management: community manager, community management, social media manager, gestion réseaux sociaux
social-media-management: gérer mes réseaux sociaux, gestion instagram, animer ma page facebook, gérer mon instagram
social-media-management: plus d'abonnés, augmenter mes abonnés, programmer des posts, gestionnaire de communauté
social-media-management: gestion page facebook, modérateur
market-research: étude de marché, études de marché, analyse de marché, analyse de la concurrence
market-research: analyse concurrentielle, benchmark concurrents, étude concurrentielle, enquête clients
market-research: étude de clientèle, entretiens clients, veille concurrentielle, benchmark
analytics-tracking-setup: google analytics, configurer google analytics, ga4, google tag manager, tag manager, gtm
analytics-tracking-setup: plan de taggage, tracking conversions, suivi des conversions, matomo, pixel facebook
analytics-tracking-setup: mesure d'audience, statistiques du site, web analytics
public-relations: communiqué de presse, communiqués de presse, relations presse, attaché de presse, attachée de presse
public-relations: relations publiques, dossier de presse, fichier presse, retombées presse, contact journalistes
public-relations: passer dans les médias, kit presse
illustration: illustration, illustrations, illustrateur, illustratrice, dessin, dessins, dessinateur, dessinatrice
illustration: faire un dessin, dessiner, illustrer, dessin numérique, illustrateur freelance
portrait-illustration: portrait d'après photo, portrait dessiné, portrait à partir d'une photo, dessin d'après photo
portrait-illustration: portrait de chien, portrait d'animal, portrait animalier, portrait de famille, portrait de couple
portrait-illustration: caricature, caricaturiste, portraitiste, transformer photo en dessin, avatar dessiné
childrens-book-illustration: livre pour enfants, illustration jeunesse, illustrateur jeunesse, illustratrice jeunesse
childrens-book-illustration: album jeunesse, illustrer un livre pour enfants, illustration livre enfant, livre jeunesse
childrens-book-illustration: livre illustré, illustrer un conte, dessins pour livre enfant, livre de coloriage
character-design: création de personnage, character design, character designer, chara design, concevoir un personnage
character-design: dessiner un personnage, mascotte, créer une mascotte, personnage de bd, personnage manga, dessin manga
character-design: personnage de jeu, concept art, personnage dnd
icon-sets: icônes, icône, pictogramme, pictogrammes, pictos, set d'icônes, création d'icônes, jeu d'icônes
icon-sets: icônes pour site, icône application, emotes twitch, emojis personnalisés, emotes
editorial-illustration: illustration éditoriale, illustration pour article, illustration presse, dessin de presse
editorial-illustration: dessinateur de presse, illustration magazine, illustration de presse, dessin humoristique
editorial-illustration: bande dessinée, dessinateur bd, faire une bd, illustration pour blog
pattern-textile-design: motif textile, motifs textiles, designer textile, design textile, motif répétitif
pattern-textile-design: motif sans raccord, création de motifs, imprimé textile, motif tissu, papier peint motif
pattern-textile-design: styliste imprimé, motif papier cadeau, design de surface
maps-infographic-drawing: carte illustrée, cartes illustrées, dessiner une carte, plan illustré, plan d'accès
maps-infographic-drawing: plan de ville dessiné, carte fantasy, carte imaginaire, cartographe, cartographie illustrée
maps-infographic-drawing: plan mariage illustré, carte de randonnée, carte géographique, dessiner un plan du lieu
software-automation: développeur, développeuse, programmeur, programmeuse, développeur logiciel, développement logiciel
software-automation: programmation, informaticien, informaticienne, créer un logiciel, développeur python
software-automation: logiciel sur mesure, ingénieur logiciel
mobile-apps: application mobile, applications mobiles, appli mobile, créer une application, développer une application
mobile-apps: créer une appli, développeur mobile, développeuse mobile, développeur ios, développeur android
mobile-apps: application iphone, application android, flutter, react native
back-end-apis: backend, back-end, développeur backend, développeur back end, api, api rest, créer une api
back-end-apis: développement api, node js, laravel, symfony, développeur php, django, connexion utilisateurs serveur
workflow-automation: automatisation, automatiser, automatiser des tâches, automatisation de processus, zapier
workflow-automation: scénario make, n8n, power automate, connecter des outils, automatiser les emails, workflow
workflow-automation: automatisation ia, créer un chatbot, airtable
spreadsheet-automation: macro excel, macros excel, vba, excel vba, fichier excel, tableau excel, formule excel
spreadsheet-automation: formules excel, automatiser excel, expert excel, google sheets, apps script, feuille de calcul
spreadsheet-automation: tableur
bug-fixing: correction de bug, corriger un bug, corriger bug, résoudre un bug, bug, débogage, déboguer, debug
bug-fixing: mon application plante, erreur dans mon code, mon code ne marche pas, réparer mon script
bug-fixing: message d'erreur code
code-review: revue de code, relecture de code, audit de code, code review, vérifier mon code, qualité du code
code-review: audit code source, audit sécurité code, avis sur mon code, analyse de code, relire mon code
cloud-devops: devops, ingénieur devops, administrateur système, admin système, serveur linux, configurer un serveur
cloud-devops: installer un serveur, docker, kubernetes, aws, azure, déploiement application, ci cd, sauvegarde serveur
cloud-devops: vps, administration serveur, terraform
game-development: développement de jeu, jeu vidéo, jeux vidéo, créer un jeu, créer un jeu vidéo, développeur de jeux
game-development: développeur jeux vidéo, unity, unreal engine, godot, roblox, jeu mobile, programmer un jeu
data-analysis: analyse de données, analyser des données, data analyst, analyste de données, data science, data scientist
data-analysis: traitement de données, exploiter des données, analyse excel, données chiffrées, analyser un fichier excel
data-cleaning: nettoyage de données, nettoyer des données, nettoyer un fichier excel, nettoyer une base
data-cleaning: supprimer les doublons, doublons, dédoublonnage, dédoublonner, mise en forme de données, trier un fichier
data-cleaning: nettoyer csv, qualité des données, normaliser des adresses
dashboards: tableau de bord, tableaux de bord, dashboard, dashboards, power bi, looker studio, reporting, suivi kpi
dashboards: indicateurs, tableau de bord excel, business intelligence, tableau software, créer un dashboard
data-visualisation: visualisation de données, dataviz, datavisualisation, graphiques, faire un graphique
data-visualisation: graphique de données, diagramme, diagrammes, infographie de données, mettre en graphique
data-visualisation: graphiques pour rapport, carte de données, courbes et graphiques
statistical-analysis: statistiques, statistique, analyse statistique, analyses statistiques, statisticien
statistical-analysis: statisticienne, spss, test statistique, régression, traitement questionnaire
statistical-analysis: analyser un questionnaire, analyser un sondage, statistiques mémoire, biostatistiques
forecasting-models: prévision, prévisions, prévision des ventes, prévisions de ventes, modèle de prévision
forecasting-models: modèle prédictif, prévoir la demande, séries temporelles, analyse prédictive, prédiction
forecasting-models: prévoir les ventes, planification de la demande
database-queries: base de données, bases de données, sql, requête sql, requêtes sql, créer une base de données, mysql
database-queries: postgresql, optimiser une requête, requête lente, microsoft access, base access
database-queries: administrateur base de données
machine-learning: machine learning, apprentissage automatique, intelligence artificielle, deep learning, modèle ia
machine-learning: entraîner un modèle, développeur ia, réseau de neurones, classification automatique
machine-learning: reconnaissance d'images, ingénieur ia, système de recommandation, nlp, vision par ordinateur
data-collection: collecte de données, collecter des données, web scraping, scraping, scraper un site
data-collection: extraction de données, extraire des données, récupérer des données, fichier de prospection
data-collection: liste de prospects, trouver des emails, trouver des contacts, crawler, relevé de prix
translation: traduction, traductions, traduire, traducteur, traductrice, traducteurs, traduire un texte
translation: traduction anglais français, traduction français anglais, agence de traduction, traducteur anglais
translation: traduire en anglais, traduire en français
document-translation: traduire un document, traduction de document, traduction document, traduction de documents
document-translation: traduire un pdf, traduire une lettre, traduction technique, traduire un rapport
document-translation: traduire un manuel, traduire un cv, traduction de notice, traduction diplôme
document-translation: traduire un fichier word
website-localisation: traduire un site, traduction de site web, traduction de site internet, traduire mon site
website-localisation: localisation de site, traduire une application, traduction d'application, localisation de logiciel
website-localisation: localisation jeu vidéo, site multilingue, traduire une boutique en ligne, traduire wordpress
literary-translation: traduction littéraire, traducteur littéraire, traductrice littéraire, traduire un livre
literary-translation: traduction de livre, traduire un roman, traduction de roman, traduire un poème
literary-translation: traduction de poésie, traduire une nouvelle, traduction livre enfant, traduire une chanson
legal-medical-translation: traducteur assermenté, traductrice assermentée, traduction assermentée, traduction certifiée
legal-medical-translation: traduction officielle, traduction juridique, traduction médicale, traduire un contrat
legal-medical-translation: traduction de contrat, traduire un acte de naissance, traduction acte de mariage
legal-medical-translation: traduire un dossier médical, traducteur juridique, traduction jurée
subtitle-translation: traduire des sous-titres, traduction de sous-titres, traduction sous-titres, traduire une vidéo
subtitle-translation: sous-titres en anglais, sous-titres en français, traduction audiovisuelle, traduire un srt
subtitle-translation: traduire un film, traduction vidéo youtube, traduction série
translation-review: relecture de traduction, relire une traduction, vérifier une traduction, corriger une traduction
translation-review: révision de traduction, post-édition, corriger traduction deepl, correction traduction automatique
translation-review: réviseur traduction, relecture par un natif, relecture anglais
interpreting: interprète, interprètes, interprétariat, interprétation simultanée, interprète à distance
interpreting: interprète de conférence, interprète anglais, interprète réunion, interprète téléphone
interpreting: interprète langue des signes, interprétation consécutive, interprète visio
language-lessons: cours d'anglais, cours anglais, cours de français, cours de langue, cours de langues
language-lessons: professeur d'anglais, prof d'anglais, prof de français, apprendre l'anglais, apprendre le français
language-lessons: apprendre l'espagnol, cours d'espagnol, conversation anglais, préparation toeic, cours de fle
language-lessons: cours d'allemand, cours d'arabe, préparation delf
voice-audio: audio, ingénieur du son, ingénieure du son, technicien son, montage audio, montage son, enregistrement voix
voice-audio: studio d'enregistrement, voix et son, traitement audio, enregistrement audio
voice-over: voix off, voix-off, comédien voix off, comédienne voix off, comédien voix, doublage, doubleur, doubleuse
voice-over: voix pour vidéo, voix publicité, enregistrer une voix, voix masculine, voix féminine, voix française
audiobook-narration: livre audio, livres audio, narrateur livre audio, narratrice livre audio
audiobook-narration: enregistrer un livre audio, lecture de livre audio, lire un livre à voix haute, narration livre
audiobook-narration: audiobook, voix livre audio, fiction audio, produire un livre audio, audible acx
podcast-editing: podcast, podcasts, montage podcast, montage de podcast, monter un podcast, éditer un podcast
podcast-editing: production podcast, monteur podcast, créer un podcast, lancer un podcast, générique de podcast
podcast-editing: mixage podcast, balado
audio-cleanup: nettoyage audio, nettoyer un son, nettoyer un audio, enlever le bruit, bruit de fond
audio-cleanup: supprimer le bruit de fond, améliorer le son, restauration audio, réduction de bruit, enlever l'écho
audio-cleanup: souffle audio, numériser une cassette, mauvaise qualité audio
sound-design: sound design, sound designer, design sonore, designer sonore, effets sonores, bruitage, bruitages
sound-design: bruiteur, habillage sonore, sons pour jeu vidéo, ambiance sonore, création sonore, sons pour application
phone-greetings: message téléphonique, messages téléphoniques, répondeur, message répondeur
phone-greetings: message d'accueil téléphonique, annonce téléphonique, attente téléphonique, message d'attente
phone-greetings: musique d'attente, standard téléphonique, svi, pré-décroché, messagerie vocale
phone-greetings: accueil téléphonique voix
transcription: transcription, transcriptions, transcrire, retranscription, retranscrire, transcripteur, transcriptrice
transcription: transcription audio, transcription d'entretien, retranscrire un entretien, transcrire une vidéo
transcription: taper un texte, audio en texte, dactylographie
music-production: production musicale, producteur musical, productrice musicale, produire une chanson
music-production: produire un morceau, produire ma musique, enregistrer une chanson, créer une musique
music-production: studio de musique, beatmaker producteur, réalisateur musical, faire une musique
mixing-mastering: mixage, mixage mastering, mix et mastering, mastering, mixer un morceau, mixer une chanson, masteriser
mixing-mastering: mixage audio, mixer des voix, ingénieur mixage, mastering en ligne, masterisation, mixage voix
session-musicians: musicien de studio, musicienne de studio, musicien de session, guitariste, pianiste, batteur
session-musicians: batteuse, bassiste, violoniste, saxophoniste, piste de guitare, enregistrer une guitare
session-musicians: enregistrer une batterie, violoncelliste, solo de guitare, trompettiste, section de cuivres
singers-vocalists: chanteur, chanteuse, chanteurs, chanteuse studio, choriste, choristes, enregistrer des voix
singers-vocalists: voix chantée, chanter ma chanson, chant, interpréter une chanson, topline, rappeur, chœurs
composition-scoring: compositeur, compositrice, composition musicale, composer une musique, musique de film
composition-scoring: bande originale, bande son, musique pour film, musique pour jeu vidéo, musique originale, composer
composition-scoring: musique de fond vidéo, partition, partitions
songwriting-lyrics: paroles de chanson, écrire une chanson, parolier, parolière, écrire des paroles, auteur compositeur
songwriting-lyrics: autrice compositrice, chanson personnalisée, chanson pour mariage, chanson anniversaire
songwriting-lyrics: texte de chanson, texte de rap, songwriting, chanson sur mesure
jingles-sonic-logos: jingle, jingles, jingle publicitaire, jingle radio, logo sonore, identité sonore, musique de pub
jingles-sonic-logos: jingle podcast, créer un jingle, signature sonore, musique publicitaire, virgule sonore
beats-arrangement: beat, beats, beatmaker, beatmakeuse, instru, instru rap, instrumentale, prod rap, arrangement musical
beats-arrangement: arrangeur, arrangeuse, arranger un morceau, orchestration, type beat
photography: photographe, photographie, photographes, séance photo, shooting photo, retouche photo, photoshop
photography: retoucher une photo, modifier une photo, retoucheur photo, retoucheuse photo, prise de vue
photography: traitement de photos
product-photography: photo de produit, photos de produits, photo produit, photos produits, photographe produit
product-photography: photographie de produit, packshot, packshots, photos pour boutique en ligne, photo e-commerce
product-photography: photo de bijoux, photos amazon, photographier des produits, mise en scène produit
portrait-retouching: retouche portrait, retouche de portrait, retouche visage, retouche peau, retouche beauté
portrait-retouching: retoucher un portrait, enlever les boutons, enlever les rides, lisser la peau, blanchir les dents
portrait-retouching: retouche corps, retoucher un visage, photo cv retouche
background-removal: détourage, détourer, détourage photo, détourer une photo, détourer des photos, enlever le fond
background-removal: supprimer l'arrière-plan, fond blanc, fond transparent, changer le fond, détourage produit
background-removal: détourage cheveux, supprimer le fond
photo-restoration: restauration photo, restauration de photos, restaurer une photo, restaurer vieille photo
photo-restoration: photo ancienne, photos anciennes, vieilles photos, réparer une photo, photo abîmée, photo déchirée
photo-restoration: coloriser une photo, colorisation photo, photo floue améliorer
real-estate-photo-editing: photo immobilière, photos immobilières, retouche immobilière, retouche photo immobilier
real-estate-photo-editing: photographe immobilier, home staging virtuel, photo appartement, photos maison à vendre
real-estate-photo-editing: photo airbnb, photo intérieur, photographie d'architecture, hdr immobilier
real-estate-photo-editing: remplacement de ciel
food-photography: photographie culinaire, photo culinaire, photographe culinaire, photos culinaires, photo de plats
food-photography: photos de plats, photo de nourriture, photos pour menu, photo restaurant, stylisme culinaire
food-photography: styliste culinaire, photos uber eats, photo de recette
photo-selection-presets: tri de photos, trier des photos, trier mes photos, sélection de photos, tri photos mariage
photo-selection-presets: retouche photos mariage, lightroom, presets lightroom, preset lightroom, presets
photo-selection-presets: développement raw, retouche par lot, culling photo, développer des raw
business-support: gestion d'entreprise, aide administrative, conseil aux entreprises, gestion administrative
business-support: tâches administratives, consultant entreprise, soutien administratif, accompagnement entreprise
business-support: back office, conseil en gestion, travail de bureau
virtual-assistance: assistante virtuelle, assistant virtuel, assistante administrative, secrétaire, secrétariat
virtual-assistance: secrétaire indépendante, télésecrétariat, secrétaire à distance, assistante de direction
virtual-assistance: gestion d'agenda, gestion des mails, saisie de données, prise de rendez-vous, organiser un voyage
bookkeeping: comptabilité, comptable, comptables, tenue de comptes, tenue de comptabilité, saisie comptable
bookkeeping: expert-comptable, rapprochement bancaire, compta, faire ma comptabilité, déclaration tva, bilan comptable
bookkeeping: fiche de paie, aide comptable, déclaration urssaf, notes de frais, déclaration d'impôts
business-plans: business plan, plan d'affaires, faire un business plan, rédiger un business plan, business plan banque
business-plans: business plan restaurant, projet de création d'entreprise, business model, modèle économique
business-plans: business model canvas, étude de faisabilité, dossier bancaire
financial-modelling: prévisionnel financier, prévisionnel, modèle financier, plan de trésorerie, plan de financement
financial-modelling: budget prévisionnel, modélisation financière, seuil de rentabilité, calcul de rentabilité
financial-modelling: valorisation d'entreprise, plan financier, compte de résultat prévisionnel
financial-modelling: calcul de prix de revient
customer-support: service client, service clients, support client, support clientèle, répondre aux clients
customer-support: chargé de clientèle, conseiller clientèle, conseillère clientèle, zendesk, assistance clientèle
customer-support: centre d'appel, téléconseiller, sav, chat en ligne clients
recruiting-support: recrutement, recruteur, recruteuse, recruter, trouver un employé, offre d'emploi
recruiting-support: rédiger une offre d'emploi, annonce de recrutement, fiche de poste, tri de cv, chasseur de têtes
recruiting-support: sourcing candidats, ressources humaines, entretien d'embauche recruteur
project-management: gestion de projet, chef de projet, cheffe de projet, gestionnaire de projet, coordination de projet
project-management: coordinateur de projet, planning projet, diagramme de gantt, scrum master, product owner
project-management: suivi de projet, organisation d'événement, assistant chef de projet
process-documentation: documentation de processus, documenter des processus, procédures, écrire une procédure
process-documentation: rédiger une procédure, procédures internes, mode opératoire, manuel de procédures, sop
process-documentation: manuel qualité, cartographie de processus, guide interne, livret d'accueil salarié
process-documentation: checklist interne
legal-compliance: juridique, avocat, avocate, juriste, juristes, conseil juridique, aide juridique, conformité
legal-compliance: cabinet d'avocats, question de droit, conseiller juridique
contract-drafting: rédiger un contrat, rédaction de contrat, contrat de travail, contrat de prestation
contract-drafting: modèle de contrat, faire un contrat, rédaction contrat, contrat de vente, bail location
contract-drafting: accord de confidentialité, contrat freelance, contrat de partenariat, contrat de cession
contract-drafting: pacte d'associés
contract-review: relecture de contrat, relire un contrat, vérifier un contrat, analyse de contrat, analyser un contrat
contract-review: vérifier mon contrat, révision de contrat, vérifier mon bail, clauses abusives, comprendre un contrat
contract-review: contrôler un contrat, avis sur contrat
website-terms-privacy: cgv, cgu, conditions générales de vente, conditions générales, conditions d'utilisation
website-terms-privacy: mentions légales, politique de confidentialité, politique de cookies, rédiger des cgv
website-terms-privacy: textes légaux site, bandeau cookies, cgv e-commerce, mentions obligatoires site
data-protection: rgpd, protection des données, mise en conformité rgpd, dpo, délégué à la protection des données, cnil
data-protection: audit rgpd, registre des traitements, données personnelles, consultant rgpd, analyse d'impact rgpd
data-protection: droit d'accès données, sous-traitance rgpd
trademark-searches: dépôt de marque, déposer une marque, déposer un nom, protéger une marque, protéger mon logo
trademark-searches: recherche d'antériorité, inpi, marque déposée, propriété intellectuelle, vérifier nom de marque
trademark-searches: nom disponible, recherche antériorité inpi, classes de nice
company-formation: création d'entreprise, créer une entreprise, créer ma société, créer une sarl, créer une sas
company-formation: créer une sasu, statuts de société, auto-entrepreneur, micro-entreprise, immatriculation, kbis
company-formation: rédaction de statuts, créer une association, créer son entreprise
legal-research: recherches juridiques, jurisprudence, recherche de jurisprudence, consultation juridique, note juridique
legal-research: texte de loi, trouver une loi, analyse juridique, question juridique, avis juridique
`,
  words: `
business: entreprise, entreprises, société, sociétés, boîte
startup: startup, startups, start-up, jeune pousse
small business: petite entreprise, pme, tpe, petit commerce, petites entreprises
freelancer: indépendant, indépendante, freelance, freelances, auto-entrepreneur, micro-entrepreneur
shop: boutique, boutiques, magasin, magasins, commerce, commerces, commerçant
online shop: boutique en ligne, boutiques en ligne, e-commerce, site marchand
restaurant: restaurant, restaurants, restaurateur, resto, brasserie, bistrot
cafe: salon de thé, coffee shop, cafés, bistro
coffee: café, torréfacteur, torréfaction, grains de café
bakery: boulangerie, boulangeries, boulanger, boulangère, pâtisserie, pâtissier, pâtissière
hotel: hôtel, hôtels, hôtellerie, chambre d'hôtes, chambres d'hôtes
vacation rental: gîte, gîtes, location de vacances, location saisonnière, airbnb
gym: salle de sport, salle de fitness, club de sport, fitness, musculation
personal trainer: coach sportif, coach sportive, entraîneur, entraîneuse
hair salon: coiffeur, coiffeuse, salon de coiffure, coiffure, barbier
beauty salon: institut de beauté, esthéticienne, salon de beauté, onglerie, prothésiste ongulaire
massage: massage, massages, masseur, masseuse, bien-être
dentist: dentiste, dentistes, cabinet dentaire
doctor: médecin, médecins, docteur, cabinet médical, généraliste
clinic: clinique, cliniques, hôpital
pharmacy: pharmacie, pharmacies, pharmacien, pharmacienne
veterinarian: vétérinaire, vétérinaires, clinique vétérinaire
physiotherapist: kinésithérapeute, kiné, ostéopathe, physiothérapeute
psychologist: psychologue, psychologues, psychothérapeute, thérapeute, psy
lawyer: avocat, avocate, avocats, juriste
law firm: cabinet d'avocats, cabinet d'avocat, étude notariale, notaire
accountant: comptable, comptables, aide-comptable
tax advisor: expert-comptable, fiscaliste, conseiller fiscal, cabinet comptable
insurance: assurance, assurances, assureur, courtier
real estate: immobilier, immobilière, appartement, appartements, biens immobiliers
real estate agent: agent immobilier, agence immobilière, agente immobilière, mandataire immobilier
house: maison, maisons, villa
architect: architecte, architectes, cabinet d'architecture, architecte d'intérieur
construction: btp, bâtiment, chantier, maçon, maçonnerie, entreprise de construction
craftsman: artisan, artisane, artisans, artisanat
carpenter: menuisier, menuiserie, charpentier, ébéniste
electrician: électricien, électricienne, électricité
plumber: plombier, plomberie, chauffagiste
gardener: jardinier, jardinière, paysagiste, jardinage, jardin
florist: fleuriste, fleuristes, magasin de fleurs
flower: fleur, fleurs, floral, florale
winery: vigneron, vigneronne, domaine viticole, viticulteur, vignoble
wine: vin, vins, cave à vin, caviste, champagne
brewery: brasseur, microbrasserie, brasserie artisanale, microbrasseries
beer: bière, bières, bière artisanale
farm: ferme, fermes, agriculteur, agricultrice, exploitation agricole
food truck: food truck, foodtruck, camion restaurant
catering: traiteur, traiteurs, service traiteur
school: école, écoles, collège, lycée, scolaire
university: université, universités, fac, faculté, universitaire
kindergarten: crèche, crèches, maternelle, garderie, micro-crèche
church: église, églises, paroisse
club: association, associations, club, clubs, club sportif, associatif
nonprofit: association à but non lucratif, ong, fondation, bénévole, caritatif, humanitaire
museum: musée, musées, exposition, expositions
theater: théâtre, théâtres, pièce de théâtre, spectacle, spectacles
choir: chorale, chorales, chœur, choeur
trade fair: salon professionnel, foire, foires, stand de salon
event: événement, événements, événementiel
photographer: photographe, photographes
musician: musicien, musicienne, musiciens
artist: artiste, artistes, peintre
author: auteur, autrice, auteure, auteurs, écrivain, écrivaine
publisher: éditeur, éditrice, maison d'édition, édition
coach: coach, coachs, coaching, coach de vie
consultant: consultant, consultante, conseil, conseiller, conseillère, cabinet de conseil
teacher: professeur, professeure, prof, enseignant, enseignante, profs
car repair: garage, garages, garagiste, mécanicien, carrosserie
car: voiture, voitures, auto, automobile, véhicule, véhicules, camion
driving school: auto-école, autoécole, école de conduite
travel agency: agence de voyage, agence de voyages, voyagiste
travel: voyage, voyages, vacances, tourisme
cleaning company: entreprise de nettoyage, société de nettoyage, ménage, femme de ménage
moving company: déménageur, déménageurs, entreprise de déménagement
logistics: logistique, transport, transporteur, transports
jewelry: bijou, bijoux, bijouterie, bijoutier, bague
fashion: mode, marque de mode, prêt-à-porter, styliste
clothing: vêtement, vêtements, habits, marque de vêtements
furniture: meuble, meubles, mobilier, ameublement
toy: jouet, jouets, magasin de jouets
bookstore: librairie, librairies, libraire
ice cream: glace, glaces, glacier
cake: gâteau, gâteaux, cupcake
chocolate: chocolat, chocolats, chocolatier, chocolaterie
tea: thés, thé vert, marque de thé, boutique de thé, tisane, infusion
honey: miel, apiculteur, apicultrice
cosmetics: cosmétique, cosmétiques, maquillage, crème, soin de la peau
soap: savon, savons, savonnerie
food: nourriture, alimentaire, aliment, plat, plats, cuisine, culinaire
drink: boisson, boissons, jus, limonade
wedding: mariage, mariages, noces, mariés
birthday: anniversaire, anniversaires, anniv, fête d'anniversaire
anniversary: anniversaire de mariage, jubilé, anniversaire d'entreprise
baptism: baptême, baptêmes, communion
funeral: enterrement, obsèques, funérailles, pompes funèbres, deuil
christmas: noël, fêtes de fin d'année, père noël
easter: pâques, œufs de pâques
party: fête, fêtes, soirée, soirées
invitation: invitation, invitations, carton d'invitation, carte d'invitation
wedding invitation: faire-part de mariage, faire part mariage, invitation de mariage, invitation mariage
greeting card: carte de voeux, carte de vœux, carte d'anniversaire, cartes de voeux, carte de noël
thank you card: carte de remerciement, cartes de remerciement, remerciements
birth announcement: faire-part de naissance, faire part naissance, naissance
postcard: carte postale, cartes postales
speech: discours, allocution, prise de parole
wedding speech: discours de mariage, discours mariage, discours de témoin
eulogy: éloge funèbre, hommage funéraire, discours d'enterrement
gift: cadeau, cadeaux, idée cadeau
voucher: bon cadeau, bons cadeaux, carte cadeau, bon d'achat
children: enfant, enfants, jeunesse, kids
baby: bébé, bébés, nourrisson, nouveau-né
family: famille, familles, familial, familiale
couple: couple, couples, amoureux
woman: femme, femmes, féminin, féminine
girl: fille, filles, fillette
boy: garçon, garçons, fils
grandparents: grands-parents, grand-mère, grand-père, mamie, papi
mother: mère, maman, fête des mères
employee: salarié, salariés, employé, employée, employés, collaborateur
customer: client, cliente, clients, clientèle
dog: chien, chiens, chienne, chiot
cat: chat, chats, chatte, chaton
horse: cheval, chevaux, équestre, poney
animal: animal, animaux, bête
pet: animal de compagnie, animaux de compagnie, animalerie
company logo: logo d'entreprise, logo entreprise, logo de société
emblem: blason, blasons, emblème, écusson, armoiries
business card: carte de visite, cartes de visite, carte professionnelle
flyer: flyer, flyers, tract, tracts, prospectus
poster: affiche, affiches, poster, affichage
brochure: brochure, brochures, plaquette, plaquettes, dépliant, dépliants
catalog: catalogue, catalogues, catalogue produits
magazine: magazine, magazines, revue, revues
newspaper: journal, journaux, gazette
banner: bannière, bannières, banderole, bandeau
sign: enseigne, enseignes, panneau, panneaux, pancarte
menu: carte de restaurant, carte du restaurant, carte des vins, menus
label: étiquette, étiquettes, étiquetage
packaging: emballage, emballages, packaging, conditionnement
box: coffret, coffrets, carton, boîtes
bottle: bouteille, bouteilles, flacon
t-shirt: t-shirt, tee-shirt, t-shirts, tee shirt, sweat, hoodie
mug: tasse, tasses, mugs, gobelet
sticker: autocollant, autocollants, stickers, vignette
letterhead: papier à en-tête, en-tête, papier en-tête, tête de lettre
calendar: calendrier, calendriers, agenda
book: livre, livres, bouquin, ouvrage
children's book: livre pour enfants, livre pour enfant, livre enfant, livre jeunesse, album jeunesse
cookbook: livre de cuisine, livre de recettes
photo book: livre photo, album photo, livre photos
e-book: ebook, ebooks, livre numérique, livre électronique
book cover: couverture de livre, couverture livre, couvertures de livres
album cover: pochette d'album, pochette album, cover d'album, pochette de disque
cover: couverture, couvertures, page de garde, jaquette
icon: icône, icônes, pictogramme, pictogrammes, symbole
font: police d'écriture, police de caractères, typographie, typo, polices
color: couleur, couleurs, palette de couleurs
template: modèle, modèles, gabarit, trame
vehicle lettering: lettrage véhicule, covering, flocage véhicule, habillage véhicule
presentation: présentation, présentations, diaporama, powerpoint
slide: diapositive, diapositives, diapo, diapos
certificate: certificat, certificats, attestation, attestations
diploma: diplôme, diplômes, bulletin scolaire
form: formulaire, formulaires, bulletin d'inscription
infographic: infographie, infographies, schéma
chart: graphique, graphiques, diagramme, diagrammes, courbe
table: tableau, tableaux
map: plan de ville, carte géographique, cartes géographiques, carte routière, plan d'accès
floor plan: plan de maison, plan d'appartement, plans de maison, plan 2d
board game: jeu de société, jeux de société, jeu de plateau
card game: jeu de cartes, jeux de cartes, cartes à jouer
tattoo: tatouage, tatouages, tattoo, tatoueur
pattern: motif, motifs, imprimé
fabric: tissu, tissus, textile, textiles
wallpaper: papier peint, papiers peints, fond d'écran
mascot: mascotte, mascottes
character: personnage, personnages, héros
comic: bande dessinée, bandes dessinées, bd, planche de bd
cartoon: dessin animé, dessins animés, dessin humoristique
caricature: caricature, caricatures, caricaturiste
coloring book: livre de coloriage, coloriage, coloriages
sketch: croquis, esquisse, esquisses, ébauche
drawing: dessin, dessins, dessin au trait
painting: peinture, peintures, toile
watercolor: aquarelle, aquarelles, gouache
pencil: crayon, crayons, fusain
portrait: portrait, portraits
family portrait: portrait de famille, portrait famille
dog portrait: portrait de chien, portrait chien, dessin de chien
pet portrait: portrait d'animal, portrait animalier, portrait animaux, portrait de chat
illustration: illustration, illustrations
picture: image, images
vector: vectoriel, vectorielle, vectoriser, vectorisation, vecteur
3d: 3d, trois dimensions, modélisation 3d
rendering: rendu 3d, rendus 3d, perspective 3d, image de synthèse
photo: photo, photos, photographie, photographies, cliché
wedding photo: photo de mariage, photos de mariage, photos mariage, photographe de mariage
application photo: photo de cv, photo cv, photo d'identité, portrait professionnel
product photo: photo de produit, photos de produits, photo produit, photos produits
property photo: photo immobilière, photos immobilières
background: arrière-plan, arrière plan, fond, fonds
retouch: retouche, retouches, retoucher, retoucheur, retoucheuse
skin: peau, rides, boutons, imperfections
black and white: noir et blanc
old: vieux, vieille, vieilles, ancien, ancienne, anciens, anciennes
damaged: abîmé, abîmée, abîmées, endommagé, endommagée, déchirée, déchiré
scratch: rayure, rayures, griffure, pliure
restore: restaurer, restauration photo, restauration de photos, rénover, remettre en état
colorize: coloriser, colorisation, mettre en couleur
blurry: flou, floue, flous, floues, pixelisé, pixelisée
drone: drone, drones, vue aérienne, vues aériennes, prise de vue aérienne
video: vidéo, vidéos
film: film, films, court-métrage, court métrage, cinéma
wedding video: vidéo de mariage, film de mariage, vidéo mariage
corporate video: film d'entreprise, vidéo d'entreprise, film institutionnel, vidéo corporate, vidéo institutionnelle
product video: vidéo produit, vidéo de produit, vidéos produits
music video: clip, clips, clip vidéo, clip musical
explainer video: vidéo explicative, vidéos explicatives, vidéo de présentation
training video: vidéo de formation, tutoriel, tuto, tutoriels, vidéo pédagogique
trailer: bande-annonce, bande annonce, teaser, bandes-annonces
commercial: spot publicitaire, spot, film publicitaire, publicité vidéo
slideshow: diaporama photo, diaporama photos, montage photo vidéo
animation: animations, film d'animation
intro: générique, introduction vidéo, générique de début
subtitle: sous-titre, sous-titres, sous-titrage, sous-titrer
livestream: direct, streaming, streameur, streameuse, twitch
youtube channel: chaîne youtube, youtubeur, youtubeuse, chaîne
thumbnail: miniature, miniatures, vignette youtube
voice: voix, vocal, vocale
male voice: voix masculine, voix d'homme, voix homme
female voice: voix féminine, voix de femme, voix femme
speaker: narrateur, narratrice, comédien, comédienne
audio: fichier audio, piste audio, bande audio
sound: sonore, sonores, sons
noise: bruit, bruits, bruit de fond, souffle, grésillement
recording: enregistrement, enregistrements, enregistrement audio
podcast: podcast, podcasts, balado
audiobook: livre audio, livres audio
answering machine: répondeur, messagerie vocale, boîte vocale
phone: téléphone, téléphones, téléphonique, standard téléphonique
on-hold music: musique d'attente, attente téléphonique
interview: entretien, entretiens, interviews
meeting: réunion, réunions, visioconférence
minutes: compte rendu, compte-rendu, comptes rendus, procès-verbal
song: chanson, chansons, morceau, morceaux, titre musical
music: musique, musiques, musical, musicale
lyrics: paroles, paroles de chanson, texte de chanson
melody: mélodie, mélodies
sheet music: partition, partitions, solfège
singer: chanteur, chanteuse, chanteurs, chanteuses
guitar: guitare, guitares, guitariste
piano: pianiste, piano, clavier
drums: batterie, batteur, percussions
violin: violon, violons, violoniste, violoncelle
beat: instru, instrus, instrumentale, beat, beats
composer: compositeur, compositrice, compositeurs
film music: musique de film, bande originale, musiques de film
website: site, sites, site internet, site web, sites web, sites internet, page web
company website: site vitrine, site d'entreprise, site entreprise, site professionnel
app: application, applications, appli, applis
programmer: programmeur, programmeuse, informaticien, informaticienne
developer: développeur, développeuse, développeurs
designer: graphiste, graphistes, concepteur, conceptrice
software: logiciel, logiciels, programme informatique
server: serveur, serveurs, hébergement, hébergeur
domain: nom de domaine, noms de domaine
backup: sauvegarde, sauvegardes, sauvegarder
database: base de données, bases de données, bdd
interface: interface utilisateur, interfaces
api: connecteur, api, apis
login: connexion, identifiant, mot de passe, inscription, espace membre
contact form: formulaire de contact, formulaires de contact
booking: réservation, réservations, réserver, système de réservation
appointment: rendez-vous, rdv, prise de rendez-vous, créneau
payment: paiement, paiements, payer, règlement, paypal
shipping: livraison, livraisons, expédition, frais de port
product: produit, produits, article en vente
price list: liste de prix, grille tarifaire, tarifs
script: scripts, scénario vidéo
macro: macro, macros
excel spreadsheet: fichier excel, tableau excel, tableur, feuille de calcul, feuille excel
formula: formule, formules
error: erreur, erreurs, message d'erreur, faute
bug: bugs, bogue, bogues, dysfonctionnement
broken: cassé, cassée, en panne, panne, hors service, ne fonctionne plus
crash: plantage, plantages, application plante, appli qui plante
hacked: piraté, piratée, hacké, piratage, virus
security: sécurité, sécuriser, faille
slow: lent, lente, lenteur, lents, qui rame
loading time: temps de chargement, vitesse de chargement
mobile: téléphone portable, smartphone, portable
accessible: accessibilité, malvoyant, malvoyants
move: migrer, migration, transférer, transfert, déménager, déplacer
install: installer, installation
connect: connecter, relier, intégrer, intégration, synchroniser
automate: automatiser, automatisation, automatique, automatisé
test: tester, tests, testeur, essai
game: jeu, jeux, jeu vidéo, jeux vidéo
chatbot: chatbots, agent conversationnel, robot conversationnel
artificial intelligence: intelligence artificielle, ia, chatgpt
newsletter: infolettre, newsletters, lettre d'information
email: e-mail, email, mail, mails, courriel, emails, courriels
computer: ordinateur, ordinateurs, pc portable
data: donnée, données, jeu de données
data analysis: analyse de données, analyses de données
statistics: statistique, statistiques, stats
survey: sondage, sondages, questionnaire, questionnaires, enquête
report: rapport, rapports, rapport annuel, bilan annuel
forecast: prévision, prévisions, prévoir, prédire
sales: vente, ventes, force de vente, commerciaux
revenue: chiffre d'affaires, recettes comptables, revenus
duplicate: doublon, doublons, dédoublonner
address: adresse, adresses, coordonnées
collect: collecter, collecte, récolter, récupérer
research: recherches, rechercher, recherche documentaire, documentation sources
competitor: concurrent, concurrents, concurrence
text: texte, textes
article: articles, billet
blog post: article de blog, articles de blog, billet de blog
press release: communiqué de presse, communiqués de presse, communiqué
product description: fiche produit, fiches produits, description de produit, descriptif produit
cv: curriculum vitae, cv
cover letter: lettre de motivation, lettres de motivation
job application: candidature, candidatures, postuler
letter: lettre, lettres, courrier, courriers
essay: dissertation, rédaction scolaire
thesis: mémoire, thèse, mémoire de master, thèses, doctorat
manual: manuel, manuels, notice, notices, mode d'emploi
instructions: consignes, guide d'utilisation, instruction
screenplay: scénario, scénarios, scénariste
novel: roman, romans, polar
story: histoire, histoires, récit, récits, nouvelle littéraire
fairy tale: conte, contes, conte de fées
poem: poème, poèmes, poésie
biography: biographie, biographies, autobiographie, récit de vie
slogan: slogans, accroche, phrase d'accroche
name: nom, noms, nom de marque, nom d'entreprise, naming
grammar: grammaire, ponctuation, syntaxe
spelling: orthographe, fautes d'orthographe, fautes
proofread: relire, relecture, corriger, correction, correcteur, correctrice
rewrite: réécrire, reformuler, réécriture, reformulation
summary: résumé, résumés, résumer, synthèse
quote: devis, proposition commerciale
grant: subvention, subventions, financement
tender: appel d'offres, appels d'offres, appel d'offre, appel à projets
recipe: recette, recettes
handwriting: manuscrite, écriture manuscrite, écrit à la main
plain language: falc, facile à lire, langage simple
language: langue, langues
english: anglais, anglaise
german: allemand, allemande
french: français, française
spanish: espagnol, espagnole
italian: italien, italienne
portuguese: portugais, portugaise
dutch: néerlandais, néerlandaise, hollandais
polish: polonais, polonaise
turkish: turc, turque
arabic: arabe, arabes
russian: russe, russes
ukrainian: ukrainien, ukrainienne
chinese: chinois, chinoise, mandarin
japanese: japonais, japonaise
translation: traduction, traductions
translator: traducteur, traductrice, traducteurs
translate: traduire, traduis, traduit
certified: assermenté, assermentée, certifié, certifiée
interpreter: interprète, interprètes, interprétariat
lesson: cours particulier, cours particuliers, leçon, leçons, soutien scolaire
course: formation, formations, cours en ligne, former
exam: examen, examens, concours, bac
native speaker: natif, native, langue maternelle, natifs
invoice: facture, factures, facturation
receipt: reçu, reçus, ticket de caisse, justificatif, note de frais
tax: impôt, impôts, fiscal, fiscalité, fisc
tax return: déclaration d'impôts, déclaration de revenus, déclaration fiscale
vat: tva, déclaration tva
bookkeeping: comptabilité, compta, tenue de comptes
annual accounts: bilan, bilans, liasse fiscale, comptes annuels
payroll: paie, fiche de paie, bulletin de salaire, salaire, salaires
budget: budgets, budget prévisionnel
business plan: plan d'affaires, business plans, prévisionnel
investor: investisseur, investisseurs, levée de fonds
loan: prêt bancaire, prêts, crédit, emprunt
contract: contrat, contrats, accord, convention
employment contract: contrat de travail, contrats de travail, cdi, cdd
lease: bail, baux, contrat de location, bail commercial
rent: loyer, loyers, louer, location, locataire
termination: résiliation, résilier, licenciement, rupture conventionnelle, démission
nda: accord de confidentialité, clause de confidentialité
privacy policy: politique de confidentialité, politique de vie privée
terms and conditions: cgv, cgu, conditions générales, conditions de vente
legal notice: mentions légales, mention légale
data protection: rgpd, protection des données, données personnelles
trademark: marque déposée, dépôt de marque, inpi
copyright: droit d'auteur, droits d'auteur, droits à l'image
license: licence, licences, contrat de licence
company: sarl, sas, sasu, eurl
company formation: création d'entreprise, création de société, immatriculation, créer une entreprise
law: droit, loi, lois, juridique, légal
warning letter: mise en demeure, lettre de mise en demeure, relance
last will: testament, héritage, succession
job posting: offre d'emploi, offres d'emploi, annonce d'emploi, fiche de poste
applicant: candidat, candidate, candidats
job interview: entretien d'embauche, entretien d'emploi
assistant: assistante, assistant, secrétaire, secrétariat
customer service: service client, support client, relation client, sav
complaint: réclamation, réclamations, plainte
project: projet, projets
schedule: planning, plannings, emploi du temps
process: processus, procédure, procédures
checklist: liste de contrôle, check-list, checklists
data entry: saisie de données, saisie, saisir des données
workshop: atelier, ateliers, séminaire, webinaire
advertising: publicité, publicités, pub, pubs, publicitaire
ad: annonce, annonces, petite annonce, annonce publicitaire
campaign: campagne, campagnes
search engine: moteur de recherche, moteurs de recherche, référencement
keyword: mot clé, mots clés, mot-clé
visitor: visiteur, visiteurs, trafic
follower: abonné, abonnés, followers
social media post: publication, publications, post instagram, publication facebook
social media: réseaux sociaux, réseau social, médias sociaux
strategy: stratégie, stratégies, stratégique
target group: cible, public cible, cibles
market: marché, marchés
press: presse, médias, journalistes
brand: marque, marques
fast: rapide, rapides, rapidement, vite
urgent: urgente, urgence, urgemment, dernière minute, express
cheap: pas cher, pas chère, bon marché, abordable, petit prix, petit budget
price: prix, tarif, coût, coûts
calculate: calculer, calcul, calculs, chiffrer
modern: moderne, modernes, contemporain, contemporaine
simple: simples, simplement, sobre, épuré, épurée
minimalist: minimaliste, minimalistes, minimal
elegant: élégant, élégante, chic, raffiné, raffinée
professional: professionnel, professionnelle, professionnels, pro
creative: créatif, créative, créatifs, original, originale
beautiful: beau, belle, beaux, belles, joli, jolie
cute: mignon, mignonne, mignons, adorable
funny: drôle, drôles, rigolo, rigolote, humoristique, marrant
colorful: coloré, colorée, colorés, multicolore
vintage: rétro, à l'ancienne
playful: ludique, ludiques, amusant, amusante
luxury: luxe, luxueux, haut de gamme, premium
handmade: fait main, faite main, faits main, artisanal, artisanale
hand-drawn: dessiné à la main, dessinée à la main, dessin à la main
organic: bio, biologique, vegan
sustainable: durable, durables, écologique, éco-responsable, écoresponsable
new: nouveau, nouvelle, nouveaux, neuf
small: petit, petite, petits, petites
big: grand, grande, gros, grosse, grands
short: court, courte, courts, courtes
long: longue, longs, longues
personal: personnel, personnelle, personnalisé, personnalisée, sur mesure, perso
animated: animé, animée, animés, animées
interactive: interactif, interactive, interactifs
printable: imprimable, à imprimer, prêt à imprimer, fichier d'impression
digital: numérique, numériques, digitale
monthly: mensuel, mensuelle, par mois, régulier, chaque mois
local: locale, locaux, régional, de proximité
international: internationale, multilingue, multilingues
natural: naturel, naturelle, naturels
realistic: réaliste, réalistes, réalisme
red: rouge, rouges
blue: bleu, bleue, bleus
green: vert, verte, verts
create: créer, création, créations, réaliser, réalisation
design: concevoir, conception, maquette
draw: dessiner, dessine, crayonner
write: écrire, rédiger, rédaction, écriture
edit: éditer, modifier, modification, modifications
cut: couper, découper, coupe, raccourcir
fix: réparer, réparation, dépanner, dépannage, résoudre
improve: améliorer, amélioration, optimiser, optimisation
redesign: refonte, refaire, moderniser, relooker, rafraîchir
update: mettre à jour, mise à jour, mises à jour, actualiser, maintenance
check: vérifier, vérification, contrôler, contrôle
convert: convertir, conversion, transformer
remove: enlever, supprimer, retirer, suppression, effacer
print: imprimer, impression, impressions, imprimeur, imprimerie
build: construire, monter un, bâtir
program: programmer, programmation, coder
develop: développer, développement
set up: configurer, configuration, paramétrer, mettre en place, mise en place
manage: gérer, gestion, administrer
plan: planifier, planification, plans
organize: organiser, organisation, classer, trier, ranger
record: enregistrer, enregistre
sing: chanter, chant, chante
compose: composer, composition
animate: animer, donner vie
photograph: photographier, prise de vue, shooting
digitize: numériser, numérisation, scanner
type: taper, dactylographier, recopier, saisir
learn: apprendre, apprentissage, progresser
sell: vendre, vendeur, vendeuse
card: carte, cartes
`,
};
