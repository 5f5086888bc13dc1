/** German: what people type for categories, and common words by their English ones. */
export const de = {
  stopWords: `
der die das den dem des ein eine einen einem einer eines und oder aber mit ohne von vom zu zum zur für fuer in im ins
an am auf aus bei beim nach über ueber um durch als wie wo was wer welche welcher welches ich du er sie es wir ihr mir
mich dir uns euch ihnen ihn ihm mein meine meinen meinem meiner meines unser unsere unseren unserem unserer dein deine
deinen ihre ihren ihrem seine jemand jemanden jemandem irgendwer ist sind bin sein habe haben hätte hätten haette
werden wird soll sollen sollte muss müssen kann können koennen könnte kannst möchte möchten moechte will wollen würde
wuerde brauche brauchen braucht benötige benötigen benoetige suche suchen sucht gesucht bitte gern gerne hilfe helfen
hilft dass damit wenn auch noch nur so sehr mal hallo danke machen macht mache lassen lasse etwas diese dieser dieses
diesen alle alles nicht kein keine bräuchte wünsche
`,
  categories: `
brand-design: grafikdesign, grafikdesigner, grafikdesignerin, grafiker, grafikerin, grafische gestaltung
brand-design: mediengestalter, mediengestalterin, kommunikationsdesign, kommunikationsdesigner, werbegrafik
brand-design: design agentur, grafik erstellen lassen
logo-design: logo, logos, logodesign, logo erstellen, logo erstellen lassen, logo entwerfen, logo gestalten
logo-design: logodesigner, logodesignerin, firmenlogo, vereinslogo, firmenzeichen, signet, logo vektorisieren
brand-identity: corporate design, corporate identity, markendesign, markenauftritt, markenidentität, branding
brand-identity: rebranding, markenentwicklung, styleguide, brand guide, visuelle identität, erscheinungsbild
brand-identity: firmenauftritt, geschäftsausstattung
packaging-design: verpackungsdesign, verpackung gestalten, verpackung, verpackungen, produktverpackung, etikett
packaging-design: etiketten, etikettendesign, etikett gestalten, flaschenetikett, weinetikett, faltschachtel, stanzform
packaging-design: verpackungsdesigner
presentation-design: präsentation erstellen, präsentation gestalten, praesentation erstellen, präsentationsdesign
presentation-design: powerpoint, powerpoint präsentation, powerpoint vorlage, ppt folien, folien gestalten, folienmaster
presentation-design: pitch deck, pitchdeck, keynote präsentation, google slides
print-design: flyer, flyer erstellen lassen, flyer gestalten, plakat, plakat gestalten, poster gestalten, broschüre
print-design: broschüre erstellen, prospekt gestalten, visitenkarten, visitenkarte gestalten, faltblatt, druckdaten
print-design: einladungskarten gestalten, printdesign, druckvorlage, drucksachen, roll-up gestalten
book-covers: buchcover, buchcover erstellen lassen, cover design, coverdesign, coverdesigner, buchumschlag, e-book cover
book-covers: buchsatz, buchlayout, buch setzen, buch formatieren, buchgestaltung, innenlayout buch, schutzumschlag
social-media-design: social media grafiken, social media design, instagram vorlagen, instagram post design
social-media-design: instagram grafiken, story vorlagen, canva vorlagen, facebook banner, titelbild facebook
social-media-design: youtube thumbnail, thumbnails, kanalbanner, posts gestalten, twitch overlay
menu-signage-design: speisekarte, speisekarten, speisekarte gestalten, getränkekarte, menükarte, karte für restaurant
menu-signage-design: beschilderung, leitsystem, firmenschild, ladenschild, schild gestalten, schaufensterbeschriftung
menu-signage-design: fahrzeugbeschriftung, außenwerbung
web-development: webseite, website erstellen lassen, webentwicklung, webentwickler, webentwicklerin, webprogrammierer
web-development: internetseite, internetauftritt, homepage, webagentur, web entwicklung, webseite programmieren
web-design: webdesign, webdesigner, webdesignerin, website design, webseite gestalten, ui design, ux design
web-design: ui ux designer, oberfläche gestalten, app design, screendesign, wireframes, figma design, benutzeroberfläche
business-websites: webseite erstellen lassen, website erstellen, homepage erstellen lassen, homepage erstellen
business-websites: internetseite erstellen lassen, firmenwebsite, firmenhomepage, unternehmenswebsite
business-websites: website für selbstständige, website für restaurant, wordpress website, wordpress seite erstellen
business-websites: vereinswebsite, onepager, webpräsenz, hochzeitswebsite, website für handwerker, jimdo seite
business-websites: wix seite
landing-pages: landingpage, landing page, landingpages, landingpage erstellen lassen, verkaufsseite, zielseite
landing-pages: aktionsseite, produktseite erstellen, anmeldeseite, squeeze page, funnel bauen, leadpage
online-shops: onlineshop, online shop, onlineshop erstellen lassen, webshop, internetshop, shop erstellen, shopify
online-shops: shopify shop, woocommerce, shopware, e-commerce, warenkorb, online verkaufen, etsy shop einrichten
website-repair: website reparieren, webseite reparieren, website geht nicht, webseite funktioniert nicht, website kaputt
website-repair: seite gehackt, website gehackt, wordpress fehler, wordpress reparieren, malware entfernen
website-repair: seite nicht erreichbar, wordpress problem, webseite fehler beheben, layout verschoben
website-speed: website schneller machen, webseite zu langsam, langsame website, ladezeit, ladezeit optimieren
website-speed: ladezeiten verbessern, pagespeed, pagespeed optimierung, core web vitals, website performance
website-speed: wordpress schneller machen, shop lädt langsam
web-accessibility: barrierefreiheit, barrierefreie website, barrierefreie webseite, website barrierefrei machen, bfsg
web-accessibility: bitv, wcag, barrierefreiheitsstärkungsgesetz, barrierefreiheit prüfen, screenreader
web-accessibility: barrierefreier shop, barrierefreie pdf
website-migration: website umziehen, webseite umziehen, website umzug, hosting wechseln, provider wechseln
website-migration: domain umziehen, domain transfer, umzug auf wordpress, wordpress umzug, relaunch ohne ranking verlust
website-migration: shop migration, website migration, seite auf neuen server
writing-editing: texter, texterin, text schreiben lassen, texte schreiben lassen, texte schreiben, autor gesucht
writing-editing: schreiben lassen, redakteur, redakteurin, texterstellung, lektorat und text, schreibservice
website-copywriting: webtexte, webtexter, website texte, texte für website, texte für homepage, copywriting, copywriter
website-copywriting: werbetexter, werbetexterin, werbetext, werbetexte, verkaufstexte, über uns seite schreiben, slogan
website-copywriting: startseite texten, claim entwickeln, seo texte, seo texter
articles-blog-posts: blogartikel, blogartikel schreiben lassen, blogbeitrag, blogbeiträge, blog schreiben
articles-blog-posts: artikel schreiben, fachartikel, ratgeber artikel, gastbeitrag, magazinartikel, blogger, journalist
articles-blog-posts: journalistin, linkedin artikel
product-descriptions: produktbeschreibung, produktbeschreibungen, produkttexte, produkttext, artikelbeschreibung
product-descriptions: artikelbeschreibungen, shop texte, amazon texte, amazon listing text, ebay beschreibung
product-descriptions: etsy beschreibung, kategorietexte, produkttexter
proofreading-copyediting: korrekturlesen, korrektur lesen, lektorat, lektor, lektorin, korrektorat, korrektor
proofreading-copyediting: rechtschreibung prüfen, rechtschreibfehler korrigieren, grammatik prüfen, text korrigieren
proofreading-copyediting: text überarbeiten, bachelorarbeit korrekturlesen, manuskript lektorieren
proofreading-copyediting: masterarbeit korrekturlesen, doktorarbeit lektorat, kommasetzung
technical-writing: technische dokumentation, technischer redakteur, technische redakteurin, technische redaktion
technical-writing: bedienungsanleitung, bedienungsanleitung schreiben, betriebsanleitung, gebrauchsanweisung
technical-writing: benutzerhandbuch, handbuch schreiben, anleitung schreiben, api dokumentation, software dokumentation
technical-writing: datenblatt
cv-cover-letters: lebenslauf, lebenslauf erstellen, lebenslauf schreiben lassen, anschreiben
cv-cover-letters: anschreiben schreiben lassen, bewerbung schreiben, bewerbung schreiben lassen, bewerbungsschreiben
cv-cover-letters: bewerbungsunterlagen, bewerbungsmappe, motivationsschreiben, bewerbungshilfe, lebenslauf design
cv-cover-letters: linkedin profil optimieren
ghostwriting-books: ghostwriter, ghostwriterin, ghostwriting, buch schreiben lassen, buch schreiben
ghostwriting-books: biografie schreiben lassen, autobiografie, memoiren, lebensgeschichte aufschreiben
ghostwriting-books: sachbuch schreiben, roman schreiben, ebook schreiben lassen, buchautor, familiengeschichte schreiben
scripts-speeches: rede schreiben lassen, rede schreiben, hochzeitsrede, trauerrede, geburtstagsrede, festrede
scripts-speeches: redenschreiber, redenschreiberin, drehbuch, drehbuchautor, drehbuch schreiben, skript für video
scripts-speeches: videoskript, trauzeugenrede, abschiedsrede, moderationstext, podcast skript, traurede
grant-proposal-writing: förderantrag, förderanträge, förderantrag schreiben, fördermittel, fördermittelantrag
grant-proposal-writing: antrag schreiben, zuschuss beantragen, projektantrag, stiftungsantrag, ausschreibung
grant-proposal-writing: angebot schreiben, eu förderung, forschungsantrag, stipendium bewerbung
video-animation: videoproduktion, videoproduzent, video erstellen lassen, film erstellen, videofilmer, animationsfilm
video-animation: animation erstellen, filmproduktion, video agentur, animator, animatorin, videograf
video-editing: videoschnitt, video schneiden, video schneiden lassen, videobearbeitung, video bearbeiten, cutter
video-editing: cutterin, video editor, film schneiden, hochzeitsvideo schneiden, youtube video schneiden, premiere pro
video-editing: imagefilm, diashow mit musik
short-form-video: reels schneiden, instagram reels, reels, tiktok videos, tiktok video schneiden, youtube shorts
short-form-video: shorts schneiden, kurzvideos, kurzvideo, hochkant video, hochformat video, ugc video, ugc creator
short-form-video: capcut
explainer-videos: erklärvideo, erklärvideos, erklärvideo erstellen lassen, erklärfilm, erklärfilme
explainer-videos: animiertes erklärvideo, whiteboard video, legetrick, produktvideo animiert, lehrvideo erstellen
explainer-videos: schulungsvideo, tutorial video, app vorstellen video
motion-graphics: motion design, motion designer, motion designerin, motion graphics, bauchbinde, bauchbinden
motion-graphics: animierte titel, after effects, animierte grafiken, vorspann animieren, abspann, animierte infografik
motion-graphics: typografie animation, animierter banner
logo-animation: logo animieren, logo animieren lassen, logoanimation, logo animation, animiertes logo, bewegtes logo
logo-animation: logo intro, youtube intro, intro erstellen, intro und outro, intro für kanal, logo stinger
character-animation: figur animieren, figuren animieren, charakter animation, charakteranimation, figurenanimation
character-animation: zeichentrick, zeichentrickfilm, trickfilm, trickfilmer, maskottchen animieren, 2d animation figur
character-animation: 3d figur animieren, rigging, vtuber modell
subtitles-captions: untertitel, untertitel erstellen, untertitel hinzufügen, video untertiteln, video untertiteln lassen
subtitles-captions: untertitelung, srt datei, srt erstellen, untertitel einbrennen, youtube untertitel
subtitles-captions: untertitel für gehörlose, captions
colour-grading: color grading, farbkorrektur video, colorgrading, farbkorrektur film, colorist, coloristin
colour-grading: video farben anpassen, filmlook, lut erstellen, davinci resolve, farblook video, log material
marketing: online marketing, onlinemarketing, marketing agentur, marketingberater, marketing beratung, werbung machen
marketing: kunden gewinnen, mehr kunden, neukundengewinnung, marketingkonzept, marketingstrategie, bekannter werden
marketing: digitales marketing, marketing manager
seo-audits: seo, seo analyse, seo audit, seo optimierung, suchmaschinenoptimierung, seo experte, seo agentur
seo-audits: bei google gefunden werden, google ranking verbessern, auf google seite 1, website bei google nicht gefunden
seo-audits: lokales seo, seo check, google my business
keyword-content-planning: keyword recherche, keywordrecherche, keywords finden, keyword analyse, suchbegriffe
keyword-content-planning: contentplan, content plan, redaktionsplan, content strategie, themenplan, themen für blog
keyword-content-planning: content marketing, inhalte planen
email-marketing: newsletter, newsletter erstellen, newsletter schreiben, newsletter versenden, e-mail marketing
email-marketing: email marketing, mailchimp, mailing, e-mail kampagne, e-mail sequenz, klaviyo, brevo
email-marketing: newsletter vorlage, rundmail
search-social-ads: google ads, google werbung, google anzeigen, facebook werbung, facebook ads, instagram werbung
search-social-ads: meta ads, werbeanzeigen, online werbung schalten, anzeigen schalten, adwords, performance marketing
search-social-ads: tiktok ads, sea kampagne, linkedin ads, amazon ads, werbekampagne
social-media-management: social media manager, social media managerin, social media betreuung, social media management
social-media-management: instagram betreuung, instagram account betreuen, facebook seite betreuen, mehr follower
social-media-management: community management, community manager, posts planen, social media posts erstellen
social-media-management: kanäle pflegen, social media agentur
market-research: marktforschung, marktanalyse, marktrecherche, marktstudie, wettbewerbsanalyse, konkurrenzanalyse
market-research: zielgruppenanalyse, kundenbefragung, kundeninterviews, marktforscher, preisvergleich konkurrenz
market-research: umfrage unter kunden
analytics-tracking-setup: google analytics, google analytics einrichten, ga4, tag manager, google tag manager
analytics-tracking-setup: tracking einrichten, conversion tracking, matomo, webanalyse, besucher messen
analytics-tracking-setup: cookie banner tracking, facebook pixel, besucherzahlen auswerten
public-relations: pressemitteilung, pressemitteilungen, pressemitteilung schreiben, pressearbeit, öffentlichkeitsarbeit
public-relations: pr agentur, pr berater, pr beraterin, pressetext, presseverteiler, medienarbeit, in die zeitung kommen
public-relations: pressesprecher
illustration: illustration, illustrationen, illustrator gesucht, illustratorin, illustrieren, zeichnung, zeichnungen
illustration: zeichnen lassen, zeichner, zeichnerin, digitale zeichnung, bild malen lassen, künstler für zeichnung
portrait-illustration: porträt zeichnen lassen, portrait zeichnen lassen, porträt vom foto, portrait nach foto
portrait-illustration: foto als zeichnung, bild vom foto malen, tierporträt, tierportrait, hundeporträt
portrait-illustration: hund zeichnen lassen, paarporträt, familienporträt, karikatur, karikaturist, avatar zeichnen
portrait-illustration: porträtzeichner, katze zeichnen lassen, porträtmaler
childrens-book-illustration: kinderbuch illustration, kinderbuchillustration, kinderbuch illustrieren
childrens-book-illustration: kinderbuchillustrator, kinderbuchillustratorin, kinderbuch zeichnen, bilderbuch
childrens-book-illustration: bilderbuch illustrieren, bilder für kinderbuch, illustrator für kinderbuch
childrens-book-illustration: zeichnungen für kindergeschichte, malbuch zeichnen
character-design: charakter design, charakterdesign, character design, figur entwerfen, figuren zeichnen, maskottchen
character-design: maskottchen entwerfen, anime zeichnen lassen, manga zeichnen, comicfigur, spielfigur entwerfen
character-design: oc zeichnen, dnd charakter, concept art
icon-sets: icons, icon set, icons erstellen, icon design, icons für app, piktogramm, piktogramme, symbole zeichnen
icon-sets: symbole gestalten, emojis erstellen, emotes, twitch emotes, app icon
editorial-illustration: editorial illustration, illustration für artikel, illustration für magazin
editorial-illustration: illustration für zeitung, zeitungsillustration, magazinillustration, titelbild magazin
editorial-illustration: cartoon zeichnen, cartoonist, comic zeichnen lassen, comiczeichner, blog illustration
pattern-textile-design: muster entwerfen, musterdesign, textildesign, textildesigner, textildesignerin, stoffmuster
pattern-textile-design: stoffdesign, rapport muster, nahtloses muster, tapetenmuster, tapete entwerfen
pattern-textile-design: geschenkpapier design, stoff bedrucken motiv, flächendesign
maps-infographic-drawing: karte zeichnen, landkarte zeichnen, illustrierte karte, stadtplan zeichnen, anfahrtsskizze
maps-infographic-drawing: lageplan zeichnen, fantasy karte, fantasykarte, wanderkarte, lageplan hochzeit, kartograf
maps-infographic-drawing: geländeplan, weltkarte zeichnen
software-automation: programmierer, programmiererin, softwareentwickler, softwareentwicklerin, softwareentwicklung
software-automation: software entwickeln lassen, programmieren lassen, software programmieren, entwickler gesucht
software-automation: automatisierung, informatiker, it freelancer, python entwickler
mobile-apps: app entwickeln lassen, app programmieren, app programmieren lassen, app erstellen, app entwickler
mobile-apps: app entwicklerin, app entwicklung, handy app, smartphone app, iphone app, ios app, android app, flutter
mobile-apps: react native
back-end-apis: backend, backend entwickler, backend entwicklung, schnittstelle, schnittstellen
back-end-apis: schnittstelle programmieren, api programmieren, rest api, api entwickeln, node js, laravel
back-end-apis: php entwickler, datenbank backend, login system programmieren
workflow-automation: prozessautomatisierung, abläufe automatisieren, prozesse automatisieren, workflow automatisieren
workflow-automation: arbeitsabläufe automatisieren, zapier, make automation, n8n, power automate, formulare verbinden
workflow-automation: e-mails automatisch versenden, ki automatisierung, chatbot erstellen, tools verbinden
spreadsheet-automation: excel makro, excel makros, excel vba, vba, excel tabelle erstellen, excel tabelle, excel formel
spreadsheet-automation: excel formeln, excel automatisieren, excel experte, google sheets script, google tabellen
spreadsheet-automation: apps script, excel vorlage
bug-fixing: fehler im code, bug fixen, bug beheben, bugs beheben, programmfehler beheben, fehlersuche code, debugging
bug-fixing: debuggen, app stürzt ab, software fehler beheben, skript funktioniert nicht, fehlermeldung beheben
code-review: code review, code prüfen, code überprüfen lassen, codeprüfung, code qualität, quellcode prüfen
code-review: sicherheitsprüfung code, code audit, code begutachten, zweite meinung code, architektur review
cloud-devops: devops, server einrichten, server administration, serveradministrator, linux server, aws, azure, docker
cloud-devops: kubernetes, ci cd pipeline, deployment, cloud einrichten, backup einrichten, server umziehen
cloud-devops: systemadministrator, hetzner server, terraform
game-development: spieleentwicklung, spieleentwickler, spieleentwicklerin, spiel programmieren
game-development: spiel programmieren lassen, spiel entwickeln, videospiel, computerspiel, handyspiel, game developer
game-development: unity, unreal engine, godot, roblox
data-analysis: datenanalyse, datenanalyst, datenanalystin, daten auswerten, daten auswerten lassen, datenauswertung
data-analysis: data analyst, data science, data scientist, excel auswertung, zahlen auswerten, daten analysieren
data-cleaning: datenbereinigung, daten bereinigen, daten aufräumen, dubletten entfernen, duplikate entfernen
data-cleaning: adressen bereinigen, excel liste bereinigen, datenpflege, daten sortieren, daten formatieren
data-cleaning: adressdaten prüfen, kundenliste aufräumen, csv bereinigen
dashboards: dashboard, dashboards, dashboard erstellen, power bi, tableau, looker studio, kennzahlen, kpi dashboard
dashboards: reporting aufbauen, berichtswesen, excel dashboard, business intelligence
data-visualisation: datenvisualisierung, daten visualisieren, diagramm, diagramme, diagramm erstellen, grafik aus daten
data-visualisation: zahlen darstellen, statistik grafik, infografik aus daten, interaktive karte daten
data-visualisation: diagramme für bericht, datengrafik
statistical-analysis: statistik, statistische auswertung, statistische analyse, statistiker, statistikerin
statistical-analysis: statistik hilfe, spss, spss auswertung, regression, umfrage auswerten, fragebogen auswerten
statistical-analysis: statistik bachelorarbeit, signifikanztest, statistikberatung
forecasting-models: prognose, prognosen, prognosemodell, umsatzprognose, absatzprognose, absatzplanung, bedarfsprognose
forecasting-models: nachfrage vorhersagen, vorhersagemodell, zeitreihenanalyse, kapazitätsplanung
forecasting-models: verkaufszahlen vorhersagen
database-queries: datenbank, datenbanken, sql, sql abfrage, sql abfragen, datenbank erstellen, datenbankabfrage, mysql
database-queries: postgresql, langsame abfrage, datenbank optimieren, ms access, access datenbank, datenbankentwickler
machine-learning: maschinelles lernen, machine learning, ki modell, ki modell trainieren
machine-learning: künstliche intelligenz entwickeln, ki entwickler, neuronales netz, bilderkennung, deep learning
machine-learning: textklassifikation, empfehlungssystem, nlp, ki experte, ml engineer
data-collection: daten sammeln, datenerfassung, datenrecherche, web scraping, webscraping, scraping
data-collection: daten von website auslesen, adressen sammeln, adressrecherche, kontakte recherchieren
data-collection: lead liste erstellen, firmenadressen, crawler, preise auslesen
translation: übersetzung, übersetzungen, übersetzen, übersetzen lassen, übersetzer, übersetzerin, uebersetzung
translation: uebersetzer, uebersetzen, übersetzungsbüro, text übersetzen, ins englische übersetzen
translation: ins deutsche übersetzen, deutsch englisch übersetzung, fremdsprachen
document-translation: dokument übersetzen, dokumente übersetzen, dokument übersetzen lassen, brief übersetzen
document-translation: pdf übersetzen, handbuch übersetzen, zeugnis übersetzen, lebenslauf übersetzen, bericht übersetzen
document-translation: unterlagen übersetzen, fachübersetzung, technische übersetzung, dokumentenübersetzung
website-localisation: website übersetzen, webseite übersetzen, webseite übersetzen lassen, app übersetzen, lokalisierung
website-localisation: app lokalisierung, mehrsprachige website, shop übersetzen, onlineshop übersetzen
website-localisation: software übersetzen, spiel übersetzen, software lokalisierung
literary-translation: buch übersetzen, buch übersetzen lassen, roman übersetzen, literaturübersetzung
literary-translation: literaturübersetzer, literaturübersetzerin, literarische übersetzung, gedicht übersetzen
literary-translation: gedichte übersetzen, kurzgeschichte übersetzen, kinderbuch übersetzen, liedtext übersetzen
legal-medical-translation: beglaubigte übersetzung, beeidigter übersetzer, vereidigter übersetzer
legal-medical-translation: vereidigte übersetzerin, beglaubigt übersetzen, juristische übersetzung, vertrag übersetzen
legal-medical-translation: medizinische übersetzung, arztbericht übersetzen, befund übersetzen
legal-medical-translation: geburtsurkunde übersetzen, heiratsurkunde übersetzen, urkundenübersetzung
legal-medical-translation: fachübersetzung recht
subtitle-translation: untertitel übersetzen, untertitel übersetzen lassen, untertitelübersetzung, video übersetzen
subtitle-translation: film übersetzen, srt übersetzen, untertitel auf englisch, englische untertitel
subtitle-translation: deutsche untertitel, serie übersetzen untertitel, youtube video übersetzen
translation-review: übersetzung prüfen, übersetzung prüfen lassen, übersetzung korrigieren, übersetzung korrekturlesen
translation-review: übersetzung gegenlesen, maschinelle übersetzung überarbeiten, deepl korrigieren, post-editing
translation-review: muttersprachler korrektur, englisch korrekturlesen, übersetzung verbessern
interpreting: dolmetscher, dolmetscherin, dolmetschen, online dolmetscher, dolmetscher für termin, telefondolmetscher
interpreting: videodolmetscher, simultandolmetscher, konsekutivdolmetschen, gebärdensprachdolmetscher
interpreting: dolmetscher für meeting, sprachmittler
language-lessons: sprachunterricht, sprachlehrer, sprachlehrerin, englischunterricht, englisch lernen, deutsch lernen
language-lessons: deutschkurs, englischkurs, sprachkurs, nachhilfe englisch, deutschlehrer, konversation üben
language-lessons: spanisch lernen, sprachtandem, französisch lernen, französischunterricht, englischlehrer
language-lessons: deutsch nachhilfe, prüfungsvorbereitung b1
voice-audio: tonaufnahme, audio bearbeiten, audiobearbeitung, tontechniker, tontechnikerin, audio produktion
voice-audio: stimme aufnehmen, ton bearbeiten, tonstudio, toningenieur, audio schneiden
voice-over: sprecher, sprecherin, voice over, voiceover, synchronsprecher, synchronsprecherin, werbesprecher
voice-over: werbestimme, off-sprecher, sprecher für video, deutsche stimme, text einsprechen, video vertonen
voice-over: stimme für werbespot
audiobook-narration: hörbuch, hörbücher, hörbuch einsprechen, hörbuch aufnehmen, hörbuchsprecher, hörbuchsprecherin
audiobook-narration: hörbuch produzieren, buch vorlesen lassen, buch einlesen, hörspiel, hörbuch erstellen lassen
audiobook-narration: audible hörbuch
podcast-editing: podcast, podcasts, podcast schneiden, podcast schneiden lassen, podcast bearbeiten, podcast produktion
podcast-editing: podcast produzieren, podcast schnitt, podcast editor, podcast nachbearbeitung, folge schneiden
podcast-editing: podcast intro, podcast starten
audio-cleanup: rauschen entfernen, audio verbessern, tonqualität verbessern, hintergrundgeräusche entfernen
audio-cleanup: störgeräusche entfernen, brummen entfernen, hall entfernen, tonspur bereinigen, aufnahme entrauschen
audio-cleanup: ton restaurieren, alte kassette digitalisieren, audio restauration, ton zu leise
sound-design: sounddesign, sound design, sounddesigner, sounddesignerin, soundeffekte, geräusche erstellen
sound-design: geräusche für spiel, klangeffekte, klanggestaltung, foley, tongestaltung film, sounds für app, filmton
phone-greetings: telefonansage, telefonansagen, telefonansage aufnehmen, anrufbeantworter, anrufbeantworter ansage
phone-greetings: mailbox ansage, warteschleife, warteschleifenansage, warteschleifenmusik, begrüßungstext telefon
phone-greetings: ansagetext, ivr ansagen, telefonmenü
transcription: transkription, transkribieren, transkribieren lassen, transkript, transkripte, interview transkribieren
transcription: audio abtippen, abtippen, abtippen lassen, verschriftlichen, schreibbüro, diktat schreiben, audio zu text
transcription: protokoll abtippen
music-production: musikproduktion, musikproduzent, musikproduzentin, musik produzieren, musik produzieren lassen
music-production: song produzieren, song aufnehmen, lied produzieren, musikstudio, producer musik, album produzieren
music-production: musik erstellen lassen
mixing-mastering: mixing, mastering, mixing und mastering, abmischen, abmischen lassen, song abmischen, song mischen
mixing-mastering: song mastern, mastern lassen, mixen und mastern, mastering engineer, gesang abmischen, stems mischen
session-musicians: studiomusiker, studiomusikerin, sessionmusiker, gitarrist, gitarristin, gitarre einspielen
session-musicians: schlagzeuger, schlagzeug einspielen, bassist, pianist, geiger, geigerin, streicher aufnehmen
session-musicians: musiker gesucht, klavier einspielen, saxophonist, bläser aufnehmen, gitarrensolo
singers-vocalists: sänger, sängerin, saenger, sängerin gesucht, sänger für song, gesang aufnehmen, lied einsingen
singers-vocalists: einsingen, backgroundgesang, backing vocals, vocals aufnehmen, studiosänger, gesang, rapper gesucht
composition-scoring: komponist, komponistin, komponieren, musik komponieren lassen, filmmusik, filmkomponist
composition-scoring: komposition, musik für film, musik für spiel, soundtrack, hintergrundmusik, eigene musik für video
composition-scoring: orchestermusik, noten schreiben
songwriting-lyrics: songtext, songtexte, songtext schreiben lassen, liedtext, liedtext schreiben, songwriter
songwriting-lyrics: songwriterin, lied schreiben lassen, lied zur hochzeit, lied zum geburtstag, songwriting
songwriting-lyrics: persönliches lied, textdichter, rap text schreiben
jingles-sonic-logos: jingle, jingles, jingle erstellen, werbejingle, radio jingle, audiologo, audio logo, soundlogo
jingles-sonic-logos: erkennungsmelodie, podcast jingle, werbemelodie, akustisches logo, werbesong
beats-arrangement: beat, beats, beat produzieren, beatmaker, beatproduzent, instrumental erstellen, rap beat
beats-arrangement: hip hop beat, arrangement, arrangieren, arrangeur, lied arrangieren, chorsatz, playback erstellen
photography: fotograf, fotografin, fotografie, fotoshooting, fotos machen, fotobearbeitung, bildbearbeitung
photography: fotos bearbeiten, bilder bearbeiten, photoshop, bild bearbeiten lassen, bildbearbeiter
photography: foto bearbeiten lassen
product-photography: produktfotografie, produktfotos, produktfoto, produktbilder, produkte fotografieren
product-photography: produktfotograf, produktfotografin, freisteller fotografie, amazon produktbilder
product-photography: fotos für onlineshop, packshot, packshots, schmuck fotografieren
portrait-retouching: porträt retusche, portraitretusche, hautretusche, beauty retusche, gesicht retuschieren
portrait-retouching: foto retuschieren, bildretusche, retusche, retuschieren, bewerbungsfoto bearbeiten
portrait-retouching: pickel entfernen, falten entfernen, porträtfoto bearbeiten, zähne aufhellen
background-removal: freistellen, bilder freistellen, bilder freistellen lassen, bild freistellen
background-removal: produktbilder freistellen, hintergrund entfernen, hintergrund weg, freisteller, weißer hintergrund
background-removal: hintergrund austauschen, transparenter hintergrund, beschneidungspfad, haare freistellen
photo-restoration: alte fotos restaurieren, foto restaurieren, fotorestaurierung, fotorestauration
photo-restoration: altes foto reparieren, alte bilder auffrischen, beschädigtes foto, zerrissenes foto, foto kolorieren
photo-restoration: schwarzweiß foto einfärben, kratzer entfernen, verblasstes foto, unscharfes foto verbessern
real-estate-photo-editing: immobilienfotos, immobilienfotos bearbeiten, immobilienbilder, immobilienfotografie
real-estate-photo-editing: immobilienfotograf, wohnung fotos bearbeiten, hausfotos bearbeiten, home staging virtuell
real-estate-photo-editing: virtuelles homestaging, ferienwohnung fotos, airbnb fotos, architekturfotografie
real-estate-photo-editing: himmel austauschen
food-photography: foodfotografie, food fotografie, foodfotograf, foodfotografin, essen fotografieren
food-photography: speisen fotografieren, fotos für speisekarte, gerichte fotografieren, restaurant fotos, foodstyling
food-photography: foodstylist, fotos für lieferando, rezeptfotos
photo-selection-presets: fotos aussortieren, bilder aussortieren, fotoauswahl, bildauswahl, bilder sortieren
photo-selection-presets: hochzeitsfotos bearbeiten, hochzeitsfotos aussortieren, lightroom, lightroom presets, presets
photo-selection-presets: bilderserie bearbeiten, culling, raw entwickeln, einheitlicher look
business-support: büroservice, unternehmensberatung, unternehmensberater, bürohilfe, büroarbeiten, büroarbeit auslagern
business-support: verwaltungsaufgaben, administrative aufgaben, büromanagement, backoffice, büroorganisation
business-support: sachbearbeiter, sachbearbeiterin
virtual-assistance: virtuelle assistenz, virtuelle assistentin, virtueller assistent, assistentin, sekretärin
virtual-assistance: sekretariat, assistenz, terminplanung, e-mails beantworten, termine koordinieren, reise planen
virtual-assistance: dateneingabe, bürokraft, persönliche assistentin
bookkeeping: buchhaltung, buchhalter, buchhalterin, buchführung, vorbereitende buchhaltung, belege sortieren
bookkeeping: belege buchen, steuererklärung vorbereiten, lexoffice, datev, eür, rechnungen buchen, lohnabrechnung
bookkeeping: kontenabstimmung, bilanzbuchhalter, steuererklärung, sevdesk, umsatzsteuervoranmeldung
business-plans: businessplan, business plan, businessplan erstellen, businessplan schreiben lassen, geschäftsplan
business-plans: businessplan für bank, businessplan gründungszuschuss, existenzgründung, gründungsberatung
business-plans: existenzgründer, gründungszuschuss, geschäftsidee ausarbeiten, geschäftskonzept, geschäftsmodell
financial-modelling: finanzplan, finanzplan erstellen, finanzmodell, finanzplanung, liquiditätsplanung, liquiditätsplan
financial-modelling: rentabilitätsrechnung, investitionsrechnung, unternehmensbewertung, kalkulation, preiskalkulation
financial-modelling: cashflow planung, rentabilitätsvorschau, controlling
customer-support: kundenservice, kundendienst, kundensupport, kundenbetreuung, kundenanfragen beantworten, kundenberater
customer-support: helpdesk, support mitarbeiter, zendesk, hotline, live chat betreuen, telefonservice
customer-support: anfragen bearbeiten, callcenter
recruiting-support: personalsuche, mitarbeiter finden, personal finden, recruiter, recruiterin, recruiting
recruiting-support: stellenanzeige, stellenanzeige schreiben, stellenausschreibung, bewerber vorauswahl, headhunter
recruiting-support: personalberatung, active sourcing, personalvermittlung, bewerber sichten, hr freelancer
project-management: projektmanagement, projektmanager, projektmanagerin, projektleiter, projektleiterin, projektleitung
project-management: projektplan, projektplanung, projektkoordination, scrum master, jira einrichten, gantt diagramm
project-management: eventplanung, projekt koordinieren
process-documentation: prozessdokumentation, prozesse dokumentieren, arbeitsanweisung, arbeitsanweisungen
process-documentation: verfahrensanweisung, prozessbeschreibung, prozesshandbuch, mitarbeiterhandbuch, qm handbuch
process-documentation: ablaufbeschreibung, sop erstellen, checklisten erstellen, abläufe dokumentieren
process-documentation: verfahrensdokumentation
legal-compliance: rechtsberatung, anwalt, anwältin, rechtsanwalt, rechtsanwältin, jurist, juristin, juristische hilfe
legal-compliance: rechtliche hilfe, compliance, rechtsfragen, anwaltskanzlei
contract-drafting: vertrag erstellen, vertrag erstellen lassen, vertrag aufsetzen, vertrag schreiben, vertragsentwurf
contract-drafting: arbeitsvertrag erstellen, dienstleistungsvertrag, vertragsvorlage, geheimhaltungsvereinbarung
contract-drafting: nda erstellen, freelancer vertrag, mietvertrag erstellen, kooperationsvertrag, lizenzvertrag
contract-drafting: verschwiegenheitserklärung, kaufvertrag aufsetzen, musterverträge
contract-review: vertrag prüfen, vertrag prüfen lassen, vertragsprüfung, vertrag durchlesen, arbeitsvertrag prüfen
contract-review: mietvertrag prüfen, aufhebungsvertrag prüfen, verlagsvertrag prüfen, vertrag überprüfen
contract-review: vertrag verstehen, klauseln prüfen, verträge checken
website-terms-privacy: datenschutzerklärung, datenschutzerklärung erstellen, impressum, impressum erstellen, agb
website-terms-privacy: agb erstellen, agb erstellen lassen, allgemeine geschäftsbedingungen, nutzungsbedingungen
website-terms-privacy: widerrufsbelehrung, cookie hinweis, rechtstexte, rechtstexte onlineshop, rechtssichere website
data-protection: datenschutz, dsgvo, dsgvo beratung, datenschutzbeauftragter, datenschutzbeauftragte, datenschutzberater
data-protection: verarbeitungsverzeichnis, auftragsverarbeitung, av-vertrag, datenschutz folgenabschätzung
data-protection: auskunftsersuchen, dsgvo prüfung, datenschutzkonzept
trademark-searches: markenrecherche, marke anmelden, markenanmeldung, marke eintragen, markenschutz, namen schützen
trademark-searches: name schützen lassen, logo schützen lassen, dpma, markenrecht, ist der name frei, markenname prüfen
trademark-searches: marke prüfen, nizza klassen
company-formation: gmbh gründen, ug gründen, firma gründen, unternehmen gründen, firmengründung, unternehmensgründung
company-formation: gbr gründen, gewerbe anmelden, gesellschaftsvertrag, handelsregister, gewerbeanmeldung
company-formation: verein gründen, satzung, gmbh gründung
legal-research: rechtsrecherche, juristische recherche, rechtliches gutachten, rechtsgutachten, urteile recherchieren
legal-research: urteil suchen, rechtslage klären, rechtsprechung, gesetze recherchieren
legal-research: wissenschaftlicher mitarbeiter jura, rechtsfrage klären, paragraphen finden
`,
  words: `
business: unternehmen, firma, firmen, betrieb, betriebe, geschäftlich, gewerbe
startup: startup, startups, gründer, gründerin, jungunternehmen
small business: kleinunternehmen, kleinunternehmer, kleinbetrieb, einzelunternehmen
freelancer: selbstständig, selbstständige, selbständig, selbständige, freiberufler, freiberuflerin, freelancer
shop: laden, geschäft, geschäfte, shop, shops
online shop: onlineshop, onlineshops, webshop, webshops, internetshop
restaurant: restaurant, restaurants, gaststätte, gasthaus, gastronomie, wirtshaus
cafe: café, cafés, kaffeehaus
coffee: kaffee, kaffeesorte, kaffeerösterei, rösterei
bakery: bäckerei, bäckereien, bäcker, baeckerei, backstube, konditorei
vacation rental: ferienwohnung, ferienwohnungen, ferienhaus, airbnb
gym: fitnessstudio, fitnessstudios, fitness, sportstudio
personal trainer: personal trainer, fitnesstrainer, fitnesstrainerin
hair salon: friseur, friseurin, friseursalon, frisör, barbershop, friseure
beauty salon: kosmetikstudio, kosmetiksalon, kosmetikerin, nagelstudio, schönheitssalon
massage: massage, massagen, masseur, masseurin, wellness
dentist: zahnarzt, zahnärztin, zahnarztpraxis, zahnärzte
doctor: arzt, ärztin, ärzte, arztpraxis, praxis, hausarzt
clinic: klinik, kliniken, krankenhaus
pharmacy: apotheke, apotheken
veterinarian: tierarzt, tierärztin, tierarztpraxis
physiotherapist: physiotherapie, physiotherapeut, physiotherapeutin, physio
psychologist: psychologe, psychologin, psychotherapeut, psychotherapeutin, therapeut, therapeutin
lawyer: anwalt, anwältin, anwälte, rechtsanwalt, rechtsanwältin, jurist
law firm: kanzlei, kanzleien, anwaltskanzlei
accountant: buchhalter, buchhalterin, buchhaltern
tax advisor: steuerberater, steuerberaterin, steuerkanzlei, steuerbüro
insurance: versicherung, versicherungen, versicherungsmakler
real estate: immobilie, immobilien, wohnung, wohnungen
real estate agent: makler, maklerin, immobilienmakler, immobilienmaklerin
house: haus, häuser, einfamilienhaus
architect: architekt, architektin, architekten, architekturbüro
construction: bau, baufirma, bauunternehmen, baustelle
craftsman: handwerker, handwerk, handwerksbetrieb, meisterbetrieb
carpenter: tischler, tischlerei, schreiner, schreinerei, zimmermann, zimmerei
electrician: elektriker, elektrikerin, elektrobetrieb
plumber: klempner, installateur, sanitär, heizungsbauer
gardener: gärtner, gärtnerin, gärtnerei, gartenbau, landschaftsbau
florist: florist, floristin, blumenladen, blumengeschäft
flower: blume, blumen, blüte, blüten
winery: weingut, weingüter, winzer, winzerin
wine: wein, weine, weinflasche
brewery: brauerei, brauereien
beer: bier, biere, craftbeer
farm: bauernhof, hofladen, landwirt, landwirtschaft
food truck: foodtruck, imbiss, imbisswagen
catering: catering, caterer, partyservice
school: schule, schulen, schulisch, grundschule
university: universität, uni, hochschule, studium
kindergarten: kindergarten, kita, kindertagesstätte, krippe
church: kirche, kirchen, kirchengemeinde
club: verein, vereine, vereins, sportverein, fußballverein
nonprofit: gemeinnützig, gemeinnützige, gemeinnütziger, hilfsorganisation, stiftung, ehrenamt
museum: museum, museen, ausstellung, ausstellungen
theater: theater, theaterstück, bühne
choir: chor, chöre, chores
trade fair: messe, messen, messestand
event: veranstaltung, veranstaltungen, event, events
photographer: fotograf, fotografin, fotografen
musician: musiker, musikerin
artist: künstler, künstlerin, künstlern
author: autor, autorin, autoren, schriftsteller, schriftstellerin
publisher: verlag, verlage, verlages
coach: coach, coachin, coaches, coaching, lebensberater
consultant: berater, beraterin, beratung, consulting, unternehmensberatung
teacher: lehrer, lehrerin, lehrkraft
car repair: autowerkstatt, werkstatt, kfz-werkstatt
car: auto, autos, fahrzeug, fahrzeuge, pkw, autohaus
driving school: fahrschule, fahrschulen, fahrlehrer
travel agency: reisebüro, reiseveranstalter
travel: reise, reisen, urlaub
cleaning company: reinigungsfirma, putzfirma, gebäudereinigung, reinigungsdienst
moving company: umzugsfirma, umzugsunternehmen
logistics: logistik, spedition, transport
jewelry: schmuck, juwelier, goldschmied, goldschmiedin, ring, ringe
fashion: mode, modelabel, modemarke, boutique
clothing: kleidung, bekleidung, klamotten, textilien
furniture: möbel, möbelhaus, stuhl, tisch
toy: spielzeug, spielwaren
bookstore: buchhandlung, buchladen
ice cream: eis, eisdiele, eiscafé
cake: kuchen, torte, torten
chocolate: schokolade, pralinen
tea: tee, teesorte, teeladen
honey: honig, imker, imkerin, imkerei
cosmetics: kosmetik, kosmetika, hautpflege, creme
soap: seife, seifen, naturseife
food: essen, lebensmittel, gerichte, speisen
drink: getränk, getränke, saft, limonade
wedding: hochzeit, hochzeiten, hochzeits, heirat, trauung
birthday: geburtstag, geburtstage, geburtstags, kindergeburtstag
anniversary: jubiläum, jahrestag, hochzeitstag, firmenjubiläum
baptism: taufe, taufen
funeral: beerdigung, trauer, trauerfeier, bestattung, bestatter
christmas: weihnachten, weihnachts, weihnachtlich, advent
easter: ostern, oster
party: party, partys, feier, feiern, fest
invitation: einladung, einladungen, einladungskarte, einladungskarten
wedding invitation: hochzeitseinladung, hochzeitseinladungen, hochzeitskarte, hochzeitskarten
greeting card: grußkarte, grußkarten, geburtstagskarte, glückwunschkarte, weihnachtskarte, weihnachtskarten
thank you card: dankeskarte, dankeskarten, danksagung, danksagungskarte
postcard: postkarte, postkarten, ansichtskarte
speech: rede, reden, ansprache, vortrag
wedding speech: hochzeitsrede, hochzeitsreden, traurede
eulogy: trauerrede, grabrede, trauerreden
gift: geschenk, geschenke, geschenkidee
voucher: gutschein, gutscheine, geschenkgutschein
children: kinder, kind, kindern, kids
family: familie, familien
couple: paare, ehepaar, pärchen, liebespaar, brautpaar
woman: frau, frauen, weiblich, weibliche
girl: mädchen, tochter
boy: junge, jungen, sohn
grandparents: oma, opa, großeltern, großmutter, großvater
mother: mutter, mama, muttertag
employee: mitarbeiter, mitarbeiterin, mitarbeitern, angestellte, angestellter
customer: kunde, kunden, kundin, kundschaft
dog: hund, hunde, hundes, welpe
cat: katze, katzen, kater
horse: pferd, pferde, pony
animal: tier, tiere, tieren
pet: haustier, haustiere
company logo: firmenlogo, unternehmenslogo, firmenlogos
emblem: wappen, emblem, abzeichen, familienwappen
business card: visitenkarte, visitenkarten
flyer: flyer, flugblatt, handzettel, faltblatt, flyern
poster: plakat, plakate, poster, aushang
brochure: broschüre, broschüren, prospekt, prospekte, imagebroschüre
catalog: katalog, kataloge, produktkatalog
magazine: magazin, magazine, zeitschrift, zeitschriften, vereinszeitung
newspaper: zeitung, zeitungen
banner: banner, bannern, werbebanner, bannerwerbung
sign: schild, schilder, firmenschild, ladenschild
menu: speisekarte, speisekarten, getränkekarte, menükarte
label: etikett, etiketten, flaschenetikett, flaschenetiketten, weinetikett
packaging: verpackung, verpackungen, verpackungsdesign
box: schachtel, karton, kartons, schachteln
bottle: flasche, flaschen
t-shirt: t-shirt, tshirt, t-shirts, shirt, hoodie, pullover
mug: tasse, tassen, becher
sticker: aufkleber, sticker, stickern
letterhead: briefpapier, briefkopf, briefbogen
calendar: kalender, fotokalender, kalendern
book: buch, bücher, buches, buecher
children's book: kinderbuch, kinderbücher, kinderbuches, bilderbuch
cookbook: kochbuch, kochbücher
photo book: fotobuch, fotobücher, fotoalbum
e-book: ebook, e-book, ebooks, elektronisches buch
book cover: buchcover, buchumschlag, buchtitelbild
album cover: albumcover, plattencover, cd cover, single cover
cover: cover, titelbild, titelseite, deckblatt
icon: icon, icons, symbol, symbole, piktogramm
font: schrift, schriftart, schriftarten, schriftzug
color: farbe, farben, farbpalette, farbkonzept
template: vorlage, vorlagen, mustervorlage, template
vehicle lettering: fahrzeugbeschriftung, autobeschriftung, fahrzeugfolierung
presentation: präsentation, präsentationen, praesentation, powerpoint
slide: folie, folien
certificate: urkunde, urkunden, zertifikat, zertifikate
diploma: zeugnis, zeugnisse, diplom, diplome
form: formular, formulare, vordruck
infographic: infografik, infografiken, schaubild
chart: diagramm, diagramme, balkendiagramm
table: tabelle, tabellen
map: landkarte, landkarten, stadtplan, lageplan, wanderkarte
floor plan: grundriss, grundrisse, bauplan
board game: brettspiel, brettspiele, gesellschaftsspiel
card game: kartenspiel, kartenspiele, spielkarten
tattoo: tattoo, tattoos, tätowierung, tattoovorlage
pattern: muster, mustern, stoffmuster
fabric: stoff, stoffe, textil
wallpaper: tapete, tapeten
mascot: maskottchen
character: figur, figuren, charakter, charaktere
comic: comic, comics, comicstrip, bildergeschichte
cartoon: cartoon, cartoons, zeichentrick
caricature: karikatur, karikaturen
coloring book: malbuch, malbücher, ausmalbild, ausmalbilder
sketch: skizze, skizzen, entwurf, entwürfe
drawing: zeichnung, zeichnungen
painting: gemälde, malerei
watercolor: aquarell, aquarelle, wasserfarben
oil painting: ölgemälde, ölbild, ölfarben
pencil: bleistift, bleistiftzeichnung
portrait: porträt, porträts, portrait, portraits
family portrait: familienporträt, familienportrait, familienbild
dog portrait: hundeporträt, hundeportrait, hundebild
pet portrait: tierporträt, tierportrait, haustierporträt
illustration: illustration, illustrationen, bebilderung
picture: bild, bilder, bildern
vector: vektor, vektorgrafik, vektordatei, vektorisieren
3d: 3d, dreidimensional, 3d-modell
rendering: visualisierung, rendering, renderings, 3d-visualisierung
photo: foto, fotos, fotografie, fotografien
wedding photo: hochzeitsfoto, hochzeitsfotos, hochzeitsbilder, hochzeitsfotograf
application photo: bewerbungsfoto, bewerbungsfotos, bewerbungsbild, passbild
product photo: produktfoto, produktfotos, produktbild, produktbilder
property photo: immobilienfoto, immobilienfotos
background: hintergrund, hintergründe, hintergrunds
retouch: retusche, retuschieren, bildretusche
skin: haut, falten, pickel, hautunreinheiten
black and white: schwarzweiß, schwarz-weiß, schwarzweissfoto
old: alt, alte, alter, altes, alten
damaged: beschädigt, beschädigte, beschädigtes, zerstört, zerrissen
scratch: kratzer, knick, flecken
restore: restaurieren, wiederherstellen, restauration, restaurierung
colorize: kolorieren, einfärben, nachkolorieren
blurry: unscharf, unscharfe, unscharfes, verschwommen, verpixelt
drone: drohne, drohnen, luftaufnahme, luftaufnahmen, drohnenaufnahmen
video: video, videos, videoclip
film: film, filme, spielfilm, kurzfilm
wedding video: hochzeitsvideo, hochzeitsfilm, hochzeitsvideos
corporate video: imagefilm, imagevideo, firmenvideo, unternehmensfilm, unternehmensvideo
product video: produktvideo, produktvideos, produktfilm
music video: musikvideo, musikvideos, lyric video
explainer video: erklärvideo, erklärvideos, erklärfilm
training video: schulungsvideo, lehrvideo, lernvideo, tutorial
trailer: trailer, buchtrailer, teaser
commercial: werbespot, werbefilm, werbevideo, fernsehspot
slideshow: diashow, fotoshow, slideshow
animation: animation, animationen
intro: intro, vorspann, videointro
subtitle: untertitel, untertiteln, untertitelung
livestream: livestream, stream, streamer, twitch
youtube channel: youtube kanal, youtubekanal, kanal
voice: stimme, stimmen, sprecherstimme
male voice: männerstimme, männliche stimme, männlicher sprecher
female voice: frauenstimme, weibliche stimme, weibliche sprecherin
speaker: sprecher, sprecherin, sprechers
audio: audio, audiodatei, tonspur, tonaufnahme, tonaufnahmen
sound: ton, sound, klang, klänge
noise: rauschen, störgeräusch, störgeräusche, hintergrundgeräusche, brummen
recording: aufnahme, mitschnitt, aufzeichnung
podcast: podcast, podcasts, podcastfolge
audiobook: hörbuch, hörbücher, hoerbuch
answering machine: anrufbeantworter, mailbox
phone: telefon, telefone, telefonisch, telefonanlage
on-hold music: warteschleife, warteschleifenmusik
meeting: besprechung, besprechungen, sitzung, meeting
minutes: protokoll, protokolle, sitzungsprotokoll
song: lied, lieder, song, songs
music: musik, musikstück
lyrics: songtext, songtexte, liedtext, liedtexte
melody: melodie, melodien
sheet music: noten, notenblatt, partitur, notensatz
singer: sänger, sängerin, saengerin
guitar: gitarre, gitarren, e-gitarre
piano: klavier, keyboard, konzertflügel
drums: schlagzeug, trommeln, drums
violin: geige, violine, geigen
beat: beat, beats, instrumental
composer: komponist, komponistin
film music: filmmusik, filmmusiken
website: webseite, webseiten, website, websites, internetseite, internetseiten, homepage, webpräsenz
company website: firmenwebsite, firmenhomepage, unternehmenswebsite, firmenwebseite
programmer: programmierer, programmiererin, programmierern
developer: entwickler, entwicklerin, entwicklern
designer: designer, designerin, gestalter, gestalterin
server: server, servern, servers
backup: backup, backups, datensicherung, sicherung
database: datenbank, datenbanken
interface: oberfläche, benutzeroberfläche, bedienoberfläche
api: schnittstelle, schnittstellen
login: login, einloggen, registrierung, passwort, benutzerkonto
contact form: kontaktformular, kontaktformulare
booking: buchung, buchungen, buchungssystem, reservierung, reservierungen
appointment: termin, termine, terminbuchung, terminkalender
payment: zahlung, zahlungen, bezahlung, bezahlen, paypal
shipping: versand, lieferung, versandkosten
product: produkt, produkte, produkten, ware, waren
price list: preisliste, preislisten
script: skript, skripte, skripts
macro: makro, makros
excel spreadsheet: excel tabelle, excel-tabelle, exceltabelle, exceldatei, excel datei
formula: formel, formeln
error: fehler, fehlern, fehlermeldung, störung
bug: bug, bugs, programmfehler
broken: kaputt, kaputte, defekt, defekte, geht nicht, funktioniert nicht
crash: absturz, abstürze, abgestürzt, stürzt ab
hacked: gehackt, gehackte, hackerangriff, gehackter, schadsoftware, virus
security: sicherheit, sicherheitslücke, absichern
slow: langsam, langsame, langsamer, lahm
loading time: ladezeit, ladezeiten
mobile: handy, handys, mobilgerät, mobile ansicht
accessible: barrierefrei, barrierefreie, barrierefreiheit, barrierefreier
move: umziehen, umzug, migrieren, übertragen
install: installieren, installation, einbauen, einbinden
connect: verbinden, anbinden, verknüpfen, integrieren, anbindung
automate: automatisieren, automatisiert, automatisch, automatisierung
test: testen, tests, tester, ausprobieren
game: spiel, spiele, spielen, videospiel
chatbot: chatbot, chatbots, bot
artificial intelligence: ki, künstliche intelligenz, chatgpt, ai
newsletter: newsletter, rundbrief, rundmail
email: e-mail, email, mail, e-mails, emails, mails
computer: computer, rechner, pc, laptop
data: daten, datensatz, datensätze
data analysis: datenanalyse, datenauswertung
statistics: statistik, statistiken, statistisch, statistische
survey: umfrage, umfragen, befragung, fragebogen
report: bericht, berichte, geschäftsbericht, jahresbericht
forecast: prognose, prognosen, vorhersage
sales: vertrieb, verkauf, verkäufe, verkaufszahlen
revenue: umsatz, umsätze, einnahmen
duplicate: dublette, dubletten, duplikat, duplikate, doppelte
address: adresse, adressen, anschrift, adressliste
collect: sammeln, zusammentragen, erfassen
research: recherche, recherchieren, recherchen, nachforschung
competitor: konkurrent, konkurrenten, konkurrenz, wettbewerber, mitbewerber
text: text, texte, texten, textes
article: artikel, artikeln, beitrag, beiträge
blog post: blogartikel, blogbeitrag, blogbeiträge
press release: pressemitteilung, pressemitteilungen, pressetext
product description: produktbeschreibung, produktbeschreibungen, produkttext, produkttexte
cv: lebenslauf, lebensläufe, cv
cover letter: anschreiben, motivationsschreiben, bewerbungsschreiben
job application: bewerbung, bewerbungen, bewerbungsunterlagen
letter: brief, briefe, geschäftsbrief, briefen
essay: aufsatz, aufsätze, essay
thesis: bachelorarbeit, masterarbeit, abschlussarbeit, diplomarbeit, hausarbeit, doktorarbeit, dissertation
manual: handbuch, handbücher, bedienungsanleitung, benutzerhandbuch
instructions: anleitung, anleitungen, gebrauchsanweisung
screenplay: drehbuch, drehbücher
novel: roman, romane, krimi, romans
story: geschichte, geschichten, erzählung, kurzgeschichte
fairy tale: märchen
poem: gedicht, gedichte, reim, reime
biography: biografie, biographie, lebensgeschichte, autobiografie
slogan: slogan, slogans, werbespruch, werbeslogan
name: namen, firmenname, namensfindung, produktname
grammar: grammatik, zeichensetzung, kommas
spelling: rechtschreibung, rechtschreibfehler, orthografie
proofread: korrekturlesen, korrektur, korrigieren, gegenlesen, lektorieren
rewrite: umschreiben, umformulieren, überarbeiten, überarbeitung
summary: zusammenfassung, zusammenfassen
quote: angebot, angebote, kostenvoranschlag
grant: fördermittel, förderung, förderantrag, zuschuss
tender: ausschreibung, ausschreibungen
recipe: rezept, rezepte
handwriting: handschrift, handschriftlich, sütterlin, kurrent
plain language: leichte sprache, einfache sprache
language: sprache, sprachen
english: englisch, englische, englischen, englischer, englisches
german: deutsch, deutsche, deutschen, deutscher, deutsches
french: französisch, französische, französischen, franzoesisch
spanish: spanisch, spanische, spanischen
italian: italienisch, italienische, italienischen
portuguese: portugiesisch, portugiesische, portugiesischen
dutch: niederländisch, niederländische, holländisch
polish: polnisch, polnische, polnischen
turkish: türkisch, türkische, türkischen, tuerkisch
arabic: arabisch, arabische, arabischen
russian: russisch, russische, russischen
ukrainian: ukrainisch, ukrainische, ukrainischen
chinese: chinesisch, chinesische, mandarin
japanese: japanisch, japanische, japanischen
translation: übersetzung, übersetzungen, uebersetzung
translator: übersetzer, übersetzerin, uebersetzer
translate: übersetzen, übersetzt, uebersetzen
certified: beglaubigt, beglaubigte, zertifiziert, beeidigt
interpreter: dolmetscher, dolmetscherin, dolmetschen
lesson: unterricht, unterrichtsstunde, nachhilfe, unterrichten
course: kurs, kurse, lehrgang, onlinekurs
exam: prüfungen, examen, abitur, prüfungsvorbereitung
native speaker: muttersprachler, muttersprachlerin
invoice: rechnung, rechnungen, rechnungsvorlage
receipt: beleg, belege, quittung, quittungen, kassenbon
tax: steuer, steuern, finanzamt
tax return: steuererklärung, steuererklärungen
vat: umsatzsteuer, mehrwertsteuer, mwst, umsatzsteuervoranmeldung
bookkeeping: buchhaltung, buchführung
annual accounts: jahresabschluss, bilanz, eür
payroll: lohnabrechnung, gehaltsabrechnung, lohnbuchhaltung, lohn, gehalt
budget: budget, haushaltsplan, kostenplan
business plan: businessplan, geschäftsplan, businesspläne
investor: investor, investoren, kapitalgeber
loan: kredit, kredite, darlehen
contract: vertrag, verträge, vertrages, vereinbarung
employment contract: arbeitsvertrag, arbeitsverträge
lease: mietvertrag, mietverträge, pachtvertrag
rent: miete, mieten, vermieten, vermieter, mieter
termination: kündigung, kündigen, aufhebungsvertrag
nda: geheimhaltungsvereinbarung, verschwiegenheitserklärung, geheimhaltung
privacy policy: datenschutzerklärung, datenschutzhinweise
terms and conditions: agb, geschäftsbedingungen, nutzungsbedingungen
legal notice: impressum
data protection: datenschutz, dsgvo
trademark: markenanmeldung, markenrecht, markenschutz, wortmarke, bildmarke
copyright: urheberrecht, urheberrechte, nutzungsrechte
license: lizenz, lizenzen, lizenzvertrag
company: gmbh, ug, gesellschaft, kapitalgesellschaft
company formation: gründung, gründen, firmengründung, existenzgründung, gmbh-gründung
law: recht, gesetz, gesetze, rechtlich, rechtliche
warning letter: abmahnung, abmahnungen, mahnung
last will: testament, erbe, erbschaft
job posting: stellenanzeige, stellenanzeigen, stellenausschreibung, jobanzeige
applicant: bewerber, bewerberin, kandidat, kandidaten
job interview: vorstellungsgespräch, bewerbungsgespräch, vorstellungsgespräche
assistant: assistent, assistentin, assistenz, sekretärin
customer service: kundenservice, kundendienst, kundenbetreuung
complaint: beschwerde, beschwerden, reklamation
project: projekt, projekte, projekten
schedule: zeitplan, dienstplan, schichtplan, stundenplan
process: prozess, prozesse, ablauf, abläufe
checklist: checkliste, checklisten
data entry: dateneingabe, datenerfassung, daten eingeben
workshop: workshop, workshops, seminar, schulung, webinar
advertising: werbung, reklame, werbe, werbemittel
ad: anzeige, anzeigen, inserat, werbeanzeige, werbeanzeigen
campaign: kampagne, kampagnen, werbekampagne
search engine: suchmaschine, suchmaschinen, google suche
keyword: keyword, keywords, suchbegriff, suchbegriffe, schlüsselwörter
visitor: besucher, besuchern, besucherzahlen
follower: follower, abonnenten, abos
social media post: posting, postings, instagram post, social media beitrag
social media: soziale medien, soziale netzwerke, social media
strategy: strategie, strategien, konzept, konzepte
target group: zielgruppe, zielgruppen
market: markt, märkte, marktes
press: presse, medien
brand: marke, marken, markenname, eigenmarke, markenauftritt
fast: schnell, schnelle, schneller, schnellstens, zügig, eilig
urgent: dringend, dringende, sofort, eilt, kurzfristig, heute
cheap: günstig, günstige, günstiger, guenstig, billig, preiswert, preisgünstig
price: preis, preise, kosten, kostet
calculate: berechnen, ausrechnen, kalkulieren, kalkulation, rechnen
modern: modern, moderne, moderner, modernes, zeitgemäß
simple: einfach, einfache, einfaches, einfacher, schlicht, schlichte, schlichtes
minimalist: minimalistisch, minimalistische, minimalistisches, reduziert
elegant: elegant, elegante, elegantes, edel, edle, edles
professional: professionell, professionelle, professionelles, profi, fachmann
creative: kreativ, kreative, kreativer, originell
beautiful: schön, schöne, schönes, hübsch, hübsche
cute: süß, süße, süßes, niedlich, niedliche, knuffig
funny: lustig, lustige, lustiges, witzig, witzige, humorvoll
colorful: bunt, bunte, buntes, farbenfroh, farbig
vintage: nostalgisch, altmodisch, retro, vintage
playful: verspielt, verspielte, spielerisch
luxury: luxus, luxuriös, hochwertig, hochwertige, hochwertiges
handmade: handgemacht, handgemachte, selbstgemacht, handarbeit
hand-drawn: handgezeichnet, handgezeichnete, gezeichnet, gemalt
organic: bio, biologisch, ökologisch, vegan
sustainable: nachhaltig, nachhaltige, nachhaltigkeit, umweltfreundlich
new: neu, neue, neues, neuer, neuen
small: klein, kleine, kleines, kleiner, kleinen
big: groß, große, großes, großer, großen
short: kurz, kurze, kurzes, kurzer
long: lang, lange, langes, langer
personal: persönlich, persönliche, persönliches, individuell, individuelle, personalisiert
animated: animiert, animierte, animiertes, bewegt, animierter
interactive: interaktiv, interaktive, interaktives
printable: druckfertig, druckfähig, ausdruckbar, zum ausdrucken
digital: digital, digitale, digitales, digitaler
monthly: monatlich, monatliche, regelmäßig, laufend, langfristig
local: lokal, lokale, regional, regionale, vor ort
international: international, internationale, mehrsprachig, mehrsprachige
natural: natürlich, natürliche, naturgetreu
realistic: realistisch, realistische, realistisches, lebensecht
red: rot, rote, rotes, roter
blue: blau, blaue, blaues, blauer
green: grün, grüne, grünes, grüner
create: erstellen, erstellt, erstellung, anfertigen, kreieren
design: gestalten, gestaltung, entwerfen, designen, layouten
draw: zeichnen, zeichnet, skizzieren, malen
write: schreiben, schreibt, verfassen, formulieren
edit: bearbeiten, bearbeitung, nachbearbeiten, nachbearbeitung
cut: schneiden, schnitt, zusammenschneiden, zuschneiden, kürzen
fix: reparieren, beheben, reparatur, instandsetzen
improve: verbessern, verbesserung, aufwerten, optimieren, optimierung
redesign: neugestaltung, überarbeitetes design, relaunch, auffrischen, auffrischung
update: aktualisieren, aktualisierung, pflegen, wartung
check: prüfen, überprüfen, prüfung, kontrollieren
convert: umwandeln, konvertieren, umwandlung, konvertierung
remove: entfernen, löschen, wegmachen, entfernung, rausschneiden
print: drucken, druck, ausdrucken, druckdatei, druckerei
build: bauen, aufbauen, aufbau
program: programmieren, programmierung, coden
develop: entwickeln, entwicklung
set up: einrichten, einrichtung, aufsetzen, konfigurieren
manage: verwalten, verwaltung, betreuen, betreuung
plan: planen, planung, pläne
organize: organisieren, organisation, ordnen, sortieren
record: aufnehmen, einsprechen, einspielen, aufzeichnen
sing: singen, einsingen, gesungen, gesang
compose: komponieren, komposition, vertonen
animate: animieren, animierung, zum leben erwecken
photograph: fotografieren, ablichten, knipsen
digitize: digitalisieren, digitalisierung, einscannen, scannen
type: abtippen, tippen, abschreiben
learn: lernen, erlernen, üben
sell: verkaufen, verkäufer, verkäuferin
expert: experte, expertin, experten, spezialist, spezialistin
app: app, apps, handyapp, anwendung, anwendungen
hotel: hotel, hotels, pension, gästehaus
interview: interview, interviews, gespräch, gespräche
birth announcement: geburtskarte, geburtskarten, geburtsanzeige, babykarte
card: karte, karten, kärtchen
`,
};
