/** English: what people type for categories, words that say nothing, and words for the same thing. */
export const en = {
  stopWords: `
a an the this that these those i me my mine myself we us our ours you your yours he him his she her hers it its they
them their theirs am is are was were be been being have has had having do does did doing done can could would should
shall will may might must and or but so if than then as at by for from in of on onto to with within without about
there here who whom whose what which where when why how some any someone somebody anyone anybody something anything
everything else also too very really just only please pls plz kindly hi hello hey thanks thank dear need needs needed
needing require requires required want wants wanted wanting wanna wish like likes looking lookin searching seeking
seek find finding hire buy get getting got gotta give gives help helps helping helpful able trying tried let lets know
think hope prefer preferably maybe possible possibly good great best nice excellent perfect awesome amazing
professional expert experienced reliable skilled talented freelancer freelancers freelance much lot bit kind
basically currently soon asap such im ive m ve ll d re s
`,
  categories: `
brand-design: graphic design, graphic designer, graphics, graphic artist, designer, brand design, brand designer
brand-design: corporate design, visual design, design studio, design agency, artwork design, design work, album cover
brand-design: album artwork, font design, custom typeface, type designer, typography, illustrator file, indesign
brand-design: affinity designer, coreldraw, canva design, canva template, vector file, redraw in vector
brand-design: make my brand look better, visuals for my business
logo-design: logo, logos, logo design, logo designer, logo maker, logotype, wordmark, lettermark, monogram, emblem
logo-design: brand mark, company logo, business logo, brand logo, design a logo, create a logo, redesign my logo
logo-design: logo refresh, new logo for my company, vectorize logo, vectorise my logo, logo to vector
logo-design: convert logo to svg, logo has low resolution, logo with transparent background, minimalist logo
logo-design: hand drawn logo, favicon, shop logo, esports logo
brand-identity: branding, brand identity, brand designer, brand guidelines, brand guide, brand book, brand kit
brand-identity: brand style guide, style guide for company, corporate identity, corporate design, visual identity
brand-identity: rebrand, rebranding, brand refresh, brand colors, colour palette, brand fonts, letterhead, stationery
brand-identity: business stationery, email signature design, naming, name for my business, company name ideas
brand-identity: brand strategy, look consistent everywhere, brand for my startup, identity system
packaging-design: packaging, packaging design, package design, packaging designer, label design, product label, labels
packaging-design: bottle label, wine label, beer label, jar label, cosmetic label, food label, nutrition facts label
packaging-design: box design, product box, mailer box, carton, dieline, die cut, pouch design, coffee bag
packaging-design: drink can design, beer can label, sleeve design, sticker for product, hang tag, packaging mockup
packaging-design: barcode on label, make my product stand out on the shelf
presentation-design: presentation, presentations, presentation design, presentation designer, slides, slide design
presentation-design: slide deck, deck, pitch deck, investor deck, sales deck, powerpoint, ppt, pptx, powerpoint template
presentation-design: powerpoint designer, keynote slides, google slides, company presentation, conference talk slides
presentation-design: webinar slides, make my slides look better, redesign powerpoint, make my powerpoint beautiful
presentation-design: ugly slides, slide master, word template, pitch deck for investors, one pager, lecture slides
print-design: flyer, flyers, leaflets, poster, posters, brochure, brochures, business card, business cards, name card
print-design: postcard, invitation card, wedding invitation, invitations, greeting cards, print design, print designer
print-design: print ready file, prepress, catalog layout, magazine design, annual report design, roll up banner
print-design: exhibition stand graphics, vehicle wrap, t-shirt design, merch design, gift voucher design, event ticket
print-design: stickers
book-covers: book cover, book covers, book cover design, cover for my book, cover designer, book cover designer
book-covers: ebook cover, kindle cover, kdp cover, paperback cover, novel cover, audiobook cover, book layout
book-covers: book design, book formatting, format my book, format my ebook, interior formatting, typesetting, typesetter
book-covers: page layout for book, epub formatting, kdp formatting, self publishing, self published book design
book-covers: manuscript to print, print on demand book, spine and back cover
social-media-design: social media graphics, social media design, social media posts design, instagram post design
social-media-design: instagram template, instagram carousel, instagram highlight covers, story template, facebook cover
social-media-design: facebook banner, linkedin banner, linkedin carousel, youtube thumbnail, thumbnail, thumbnails
social-media-design: youtube banner, channel art, twitch overlay, stream overlay, twitch banner, web banner, banner ads
social-media-design: display ad banner, ad creatives, facebook ad design, pinterest pins, profile picture design
social-media-design: canva templates for instagram, make my instagram look good, podcast cover art
menu-signage-design: menu, menus, menu design, restaurant menu, cafe menu, bar menu, drinks menu, cocktail menu
menu-signage-design: menu card, menu board, digital menu board, takeaway menu, price list design, food truck menu
menu-signage-design: qr code menu, signage, signage design, sign design, shop sign, store sign, shop front
menu-signage-design: storefront sign, shop window lettering, wayfinding, door sign, office signs, neon sign design
menu-signage-design: billboard, outdoor banner, sandwich board
web-development: website, websites, web developer, web development, web dev, webmaster, web agency, website developer
web-development: website designer, build a website, make a website, create a website, website builder, web page
web-development: web programmer, html css, html developer, front end developer, frontend, javascript developer
web-development: react developer, full stack developer, wordpress developer, wordpress, webflow, wix, squarespace
web-development: get my business online, website for my business
web-design: web design, web designer, website design, website designer, ui design, ui designer, ux design, ux designer
web-design: ui ux, interface design, interface designer, user interface, user experience, app design, app screens
web-design: wireframe, wireframes, mockup of website, prototype design, figma, figma designer, adobe xd, design system
web-design: usability test, user research, redesign website, website redesign, website looks outdated
web-design: dashboard ui design, product designer
business-websites: business website, company website, small business website, website for my company
business-websites: website for my restaurant, portfolio website, personal website, website for my practice
business-websites: build a website, create a website, make me a website, website developer, wordpress website
business-websites: wordpress developer, wordpress site, elementor website, divi, wix website, squarespace website
business-websites: webflow site, static site, brochure site, nonprofit website, website with booking, booking website
business-websites: restaurant website, membership site, multilingual website, one page website
landing-pages: landing page, landing pages, lander, landing page design, landing page developer, one page website
landing-pages: single page site, one pager website, sales page, sales funnel page, funnel page, clickfunnels, unbounce
landing-pages: leadpages, lead page, lead capture page, opt in page, squeeze page, sign up page, waitlist page
landing-pages: coming soon page, product launch page, campaign page, event page, webinar registration page
landing-pages: page for my ad, page that converts, landing page not converting, improve conversion rate
online-shops: online shop, online store, webshop, ecommerce, e-commerce, ecommerce website, ecommerce developer, shopify
online-shops: shopify store, shopify developer, shopify expert, shopify theme, woocommerce, magento, prestashop
online-shops: bigcommerce, etsy shop setup, dropshipping, sell online, sell my products on the internet, checkout
online-shops: shopping cart, payment gateway, stripe checkout, add products to store, product upload, shop setup
online-shops: abandoned checkout, print on demand store
website-repair: website repair, fix my website, fix wordpress, wordpress error, website broken, website not working
website-repair: site is down, website crashed, white screen of death, critical error on this website, hacked website
website-repair: hacked wordpress, malware, malware removal, remove virus from website, website security
website-repair: contact form not working, broken links, broken layout, layout broken on mobile, plugin conflict
website-repair: update wordpress, wordpress maintenance, website maintenance, error 500, error 404, ssl not working
website-speed: website speed, page speed, pagespeed, speed up my website, make my website faster, site is slow
website-speed: slow website, website slow, website loads slowly, slow loading, loading time, site takes too long to load
website-speed: speed optimization, wordpress speed optimization, shopify speed, slow wordpress, core web vitals, lcp
website-speed: lighthouse score, pagespeed insights, gtmetrix, web performance, website performance
website-speed: performance optimization, caching, compress images on website, lazy loading, wp rocket, fast website
website-speed: mobile speed score
web-accessibility: web accessibility, website accessibility, accessibility, accessible website, accessibility audit
web-accessibility: accessibility test, accessibility expert, wcag, wcag audit, wcag 2.2, ada compliance
web-accessibility: ada compliant website, ada lawsuit, section 508, eaa compliance, european accessibility act, a11y
web-accessibility: screen reader, keyboard navigation, alt text, color contrast check, website for blind people
web-accessibility: disabled users, accessible pdf, pdf accessibility, pdf remediation, vpat, accessibility statement
website-migration: website migration, migrate website, move my website, moving website, transfer website, change hosting
website-migration: move to new host, new hosting, switch hosting provider, hosting transfer, domain transfer
website-migration: transfer domain, move domain, connect domain, dns settings, migrate wordpress, wix to wordpress
website-migration: squarespace to wordpress, wordpress to shopify, woocommerce to shopify, shopify migration
website-migration: move from wix, magento to shopify, export website, keep rankings after move, redirect old pages
website-migration: 301 redirects, move email to new host, copy website to another server
writing-editing: writer, writers, writing, write, editor, texts for my company, content writer, content writing
writing-editing: freelance writer, writing service, text writer, creative writing, creative writer, short story
writing-editing: story writer, fiction writer, poem, poet, poetry, poem for birthday, letter writing, business letter
writing-editing: rewrite text, rewriting, plain language, easy to read text, better wording, fact checking, journalist
website-copywriting: copywriting, copywriter, copy writer, website copy, web copy, website text, texts for my website
website-copywriting: write my website, website content, homepage text, landing page copy, sales copy, sales page copy
website-copywriting: sales letter, ad copy, advertising text, headline writing, slogan, tagline, ux writing, microcopy
website-copywriting: brand voice, tone of voice, rewrite my website, what to write on my website, website copywriter
articles-blog-posts: article, articles, article writing, article writer, blog post, blog posts, blog, blog writer
articles-blog-posts: blog article, write a blog, write an article, seo article, seo writer, content for blog, guest post
articles-blog-posts: linkedin article, white paper, whitepaper, case studies, interview article, feature article
articles-blog-posts: journalist, magazine articles, news article, travel writer, health writer, tech writer for blog
articles-blog-posts: content for my blog every week
product-descriptions: product description, product descriptions, product description writer, write product descriptions
product-descriptions: product text, product texts, shop texts, texts for my shop, product copy, product listing
product-descriptions: amazon listing, amazon listing copy, amazon bullet points, a+ content, ebay listing, etsy listing
product-descriptions: etsy descriptions, etsy tags, shopify product descriptions, catalog copy, catalogue text
product-descriptions: product titles, listing optimization, product features and benefits, describe my products
product-descriptions: category page text, marketplace listing, property description, wine description
proofreading-copyediting: proofreading, proofread, proofreader, copyediting, copy editing, copyeditor, line editing
proofreading-copyediting: editing my text, edit my book, book editor, manuscript editing, developmental editing
proofreading-copyediting: developmental editor, grammar, spelling check, fix grammar, correct my english
proofreading-copyediting: correct mistakes, check my text, punctuation, fix typos, thesis proofreading
proofreading-copyediting: proofread dissertation, academic editing, paper editing, improve my writing
proofreading-copyediting: make text sound native, beta reader
technical-writing: technical writing, technical writer, tech writer, user manual, manual, manuals, instruction manual
technical-writing: instructions for use, operating instructions, assembly instructions, user guide, step by step guide
technical-writing: setup guide, quick start guide, software documentation, api documentation, api docs
technical-writing: developer documentation, readme, knowledge base articles, support articles, helpdesk articles
technical-writing: release notes, specification document, technical report, technical documentation
technical-writing: document my software, safety data sheet, product manual
cv-cover-letters: cv, resume, curriculum vitae, cv writing, cv writer, resume writing, resume writer, cover letter
cv-cover-letters: motivation letter, job application, application letter, linkedin profile, linkedin summary
cv-cover-letters: linkedin optimization, ats friendly cv, update my cv, rewrite my resume, executive resume
cv-cover-letters: federal resume, academic cv, cv design, resume review, cv check, more job interviews
cv-cover-letters: no reply to job applications, career change, personal statement, letter of recommendation
ghostwriting-books: ghostwriter, ghostwriting, ghost writer, ghost writing, write my book, book writer, book writing
ghostwriting-books: ebook writer, write an ebook, write my memoir, memoirs, autobiography, biography, biographer
ghostwriting-books: write my life story, life story, family history, non-fiction book, business book, novel writer
ghostwriting-books: write a novel, author for my book, children's story writer, romance novel, turn my idea into a book
ghostwriting-books: turn interviews into a book, book outline, book proposal
scripts-speeches: speech, speeches, speech writer, speechwriting, wedding speech, best man speech, maid of honour speech
scripts-speeches: eulogy, funeral speech, retirement speech, wedding toast, keynote speech, wedding vows, script
scripts-speeches: scripts, script writer, scriptwriter, video script, youtube script, podcast script, radio script
scripts-speeches: screenplay, screenwriting, film script, dialogue, play script, comedy sketch, jokes, ted talk
grant-proposal-writing: grant, grant writing, grant writer, grant proposal, grant application, funding application
grant-proposal-writing: apply for funding, get funding for nonprofit, eu funding, horizon europe proposal
grant-proposal-writing: research grant, arts council application, charity funding, foundation grant, proposal, proposals
grant-proposal-writing: proposal writing, business proposal, project proposal, tender, tender writing, bid writing
grant-proposal-writing: rfp response, respond to rfp, sponsorship proposal, research proposal, letter of intent
grant-proposal-writing: scholarship application
video-animation: video, videos, videographer, video production, video producer, film, filmmaker, film maker, movie
video-animation: animation, animator, animated video, make a video, create a video, 2d animation, 3d animation
video-animation: 3d animator, stop motion, storyboard, storyboard artist, drone footage, event filming, music video
video-animation: promo video, promotional video, image film, corporate video, tv commercial, tv spot, blender animation
video-editing: video editing, video editor, edit video, edit my video, edit footage, film editing, cut video, trim video
video-editing: youtube video editing, youtube video, vlog editing, wedding video, wedding videographer
video-editing: interview editing, course video editing, event video, aftermovie, documentary, music video editing
video-editing: highlight video, showreel, multicam, premiere pro, final cut, davinci resolve, capcut
video-editing: turn footage into a film, family video, slideshow video from photos, editor
short-form-video: short form video, short-form, reels, reel, instagram reels, tiktok, tiktok video, tiktok editor
short-form-video: youtube shorts, vertical video, short videos, short clips, clips from podcast, podcast clips
short-form-video: long video into shorts, cut stream into clips, twitch clips, ugc video, ugc creator, ugc ads
short-form-video: user generated content, hook for video, viral video, captions for reels, reels editor, snapchat video
short-form-video: social media video, talking head video
explainer-videos: explainer video, explainer, explainer videos, explainer animation, animated explainer
explainer-videos: explanatory video, whiteboard video, whiteboard animation, doodle video, product video animated
explainer-videos: app demo video, product demo video, software demo video, saas video, startup video
explainer-videos: animated video for my business, cartoon explainer, video to explain my product
explainer-videos: explain my idea in a minute, training video animation, educational animation, e-learning video
explainer-videos: tutorial video, instruction video, onboarding video, vyond, kickstarter video, crowdfunding video
motion-graphics: motion graphics, motion designer, motion design, motion graphics artist, after effects
motion-graphics: after effects template, mograph, animated titles, title sequence, opening titles, lower thirds
motion-graphics: animated text, kinetic typography, animated infographic, animated charts, animated map, gif
motion-graphics: animated gif, lottie, lottie animation, animated icons, vfx, visual effects, green screen, keying
motion-graphics: compositing, stream transitions, stinger, lyric video, visualizer
logo-animation: logo animation, animated logo, animate my logo, logo animator, logo intro, logo reveal, logo sting
logo-animation: 3d logo animation, moving logo, logo motion, intro video, video intro, youtube intro, channel intro
logo-animation: intro and outro, outro, end screen, channel ident, logo in motion, spinning logo, logo loader animation
character-animation: character animation, character animator, animate character, animate my drawing
character-animation: animate my characters, rigging, character rigging, lip sync animation, cartoon animation
character-animation: animated cartoon, cartoon maker, cartoon series, animated short, anime animation, walk cycle
character-animation: frame by frame animation, hand drawn animation, 2d character, 3d character animation
character-animation: talking character, nursery rhyme animation, kids animation, spine animation, live2d
character-animation: vtuber model rigging, toon boom, talking avatar, sprite animation
subtitles-captions: subtitles, subtitle, subtitling, subtitler, add subtitles, add subtitles to video, captions
subtitles-captions: captioning, captioner, closed captions, open captions, burned in subtitles, hardcode subtitles, srt
subtitles-captions: srt file, vtt file, subtitle timing, sync subtitles, subtitles out of sync, youtube captions
subtitles-captions: caption my video, captions for deaf viewers, sdh subtitles, english subtitles, video without sound
subtitles-captions: text on video, ebu stl, subtitle file
colour-grading: color grading, color grade, grade my film, colorist, color correction video, colour correction
colour-grading: color correct my footage, fix colors in video, log footage, slog3, lut, luts, cinematic look, film look
colour-grading: match shots, match cameras, hdr grading, davinci colorist, footage looks flat, white balance in video
colour-grading: video too dark, skin tones, make video look cinematic
marketing: marketing, online marketer, digital marketing, digital marketer, internet marketing, marketing agency
marketing: marketing strategy, marketing plan, advertising, advertise my business, promote my business, promotion
marketing: get more customers, more clients, more sales, grow my business, lead generation, growth marketing
marketing: influencer marketing, affiliate marketing, content marketing, local marketing, go to market, product launch
marketing: funnel, conversion rate optimization, cro, app marketing, book marketing
seo-audits: seo, seo audit, seo expert, seo consultant, seo agency, search engine optimization, technical seo
seo-audits: on page seo, local seo, website audit, rank higher on google, not showing on google, get found on google
seo-audits: lost google rankings, traffic dropped, get more customers from google, more website traffic, organic traffic
seo-audits: google business profile, google maps listing, google search console, not indexed by google, structured data
seo-audits: schema markup, backlinks, link building, ahrefs, wordpress seo, ai search optimization
keyword-content-planning: keyword research, keywords, keyword, keyword list, keyword analysis, keyword planner
keyword-content-planning: keyword strategy, search terms, long tail keywords, what people search for, content plan
keyword-content-planning: content planning, content calendar, editorial calendar, editorial plan, content strategy
keyword-content-planning: content strategist, blog topics, topic ideas, content ideas, topic clusters
keyword-content-planning: content gap analysis, content brief, semrush, youtube keywords, amazon keywords, etsy keywords
keyword-content-planning: app store optimization, aso
email-marketing: email marketing, newsletter, newsletter design, newsletter writer, email campaign, mailing
email-marketing: mailing list, mailchimp, klaviyo, activecampaign, brevo, convertkit, hubspot email, email template
email-marketing: html email, email sequence, welcome sequence, drip campaign, email automation, abandoned cart emails
email-marketing: cold email, cold outreach email, email copywriter, email list building, emails go to spam
email-marketing: email deliverability, spf dkim dmarc, mail merge campaign, substack, promotional email
search-social-ads: ads, ad campaign, google ads, adwords, ppc, pay per click, sem, search ads, facebook ads, meta ads
search-social-ads: instagram ads, tiktok ads, linkedin ads, youtube ads, pinterest ads, amazon ads, microsoft ads
search-social-ads: paid ads, paid social, media buying, online advertising, google shopping ads, performance max
search-social-ads: retargeting, remarketing, ads not converting, ads too expensive, lower cost per click
search-social-ads: ad account suspended, roas
social-media-management: social media manager, social media management, social media marketing, social media
social-media-management: social media posts, manage my instagram, run my instagram, instagram manager, instagram growth
social-media-management: more followers, grow my instagram, grow my tiktok, facebook page manager, linkedin posts
social-media-management: linkedin ghostwriter, content creator, community manager, community management
social-media-management: discord moderator, schedule posts, post on social media for me, social media plan
social-media-management: social media strategy, pinterest manager, youtube channel manager, hootsuite, hashtags
social-media-management: hashtag research, answer comments, influencer outreach
market-research: market research, market analysis, market study, market size, market report, competitor analysis
market-research: competitor research, competitive analysis, competitors, research my competitors, price research
market-research: pricing research, customer interviews, customer survey, focus group, target audience
market-research: target group analysis, buyer persona, personas, validate my idea, business idea validation
market-research: industry report, trend research, product research, amazon product research, consumer research
market-research: swot analysis, survey for customers, product market fit
analytics-tracking-setup: google analytics, ga4 setup, analytics setup, web analytics, conversion tracking
analytics-tracking-setup: tracking setup, event tracking, google tag manager, gtm, tag manager, facebook pixel
analytics-tracking-setup: meta pixel, tiktok pixel, conversions api, server side tracking, matomo, hotjar, heatmap
analytics-tracking-setup: cookie consent tracking, consent mode, utm links, ecommerce tracking
analytics-tracking-setup: track sales on my website, where do my visitors come from, website visitors
analytics-tracking-setup: analytics not working, mixpanel, marketing attribution
public-relations: pr, public relations, press, press release, press text, press kit, media kit, publicist, pr agency
public-relations: pr consultant, press officer, media relations, media list, journalist list, pitch to journalists
public-relations: newspaper coverage, get featured in magazines, get press coverage, media coverage
public-relations: news about my company, newspaper article about my company, crisis communication, reputation management
public-relations: podcast guest pitching, podcast guest booking, book publicist, music promotion press
public-relations: electronic press kit
illustration: illustration, illustrator, illustrations, illustrate, drawing, drawings, draw, artist, digital art
illustration: digital artist, painting, sketch, sketch artist, art commission, artwork, comic artist, comic strip
illustration: manga artist, storyboard artist, tattoo design, tattoo artist, calligraphy, hand lettering, line art
illustration: watercolor, procreate, 3d rendering, 3d modeling, concept art
portrait-illustration: portrait, portrait from photo, portrait drawing, portrait artist, draw myself from photo
portrait-illustration: draw my family, draw my dog, photo to drawing, turn photo into drawing, cartoon from photo
portrait-illustration: turn photo into cartoon, cartoon portrait, caricature, caricaturist, pet portrait, dog portrait
portrait-illustration: cat portrait, couple portrait, family portrait, wedding portrait drawing, pencil portrait
portrait-illustration: watercolor portrait, oil portrait, vector portrait, anime portrait, avatar
portrait-illustration: profile picture drawing, drawing as a gift, house portrait, paint my dog
childrens-book-illustration: children's book illustration, children's book illustrator, childrens book illustrator
childrens-book-illustration: kids book illustration, kids book illustrator, illustrate my children's book
childrens-book-illustration: illustrate a children's story, picture book, picture book illustrator, storybook
childrens-book-illustration: story book illustration, bedtime story illustration, illustrations for kids, kidlit
childrens-book-illustration: baby book drawings, board book, fairy tale illustration, nursery illustration
childrens-book-illustration: coloring book, coloring pages, activity book drawings, school book illustration
childrens-book-illustration: watercolor children's book, drawings for my children's story, book for toddlers
childrens-book-illustration: children's book character
character-design: character design, character designer, character, design a character, mascot, mascot design
character-design: mascot designer, brand mascot, character sheet, character turnaround, character reference sheet
character-design: turnaround, expression sheet, concept artist, character concept art, oc drawing, draw my oc
character-design: original character, dnd character, d&d character art, fantasy character, anime character, furry art
character-design: fursona, vtuber design, game character, comic character, cartoon character, creature design
character-design: superhero drawing
icon-sets: icon, icons, icon set, icon design, icon designer, icon pack, custom icons, pictogram, pictograms, svg icons
icon-sets: app icon, app icon design, website icons, ui icons, line icons, flat icons, isometric icons, icon font
icon-sets: symbol set, emoji design, emojis, custom emoji, emotes, twitch emotes, discord emotes, sub badges
icon-sets: sticker pack for chat, favicon
editorial-illustration: editorial illustration, editorial illustrator, magazine illustration, newspaper illustration
editorial-illustration: illustration for article, article illustration, blog illustration, drawing for newspaper
editorial-illustration: cover illustration, magazine cover illustration, spot illustration, conceptual illustration
editorial-illustration: political cartoon, editorial cartoon, cartoonist, caricature of politician, comic for newspaper
editorial-illustration: cartoon for magazine, illustration for blog post, illustrations for annual report
editorial-illustration: website illustrations, hero illustration, picture for my article, news illustration
editorial-illustration: isometric illustration, scientific illustration, medical illustration
pattern-textile-design: pattern design, pattern designer, seamless pattern, repeat pattern, seamless repeat
pattern-textile-design: surface pattern, surface design, textile design, textile designer, textile print, fabric design
pattern-textile-design: fabric print, fabric pattern, wallpaper design, wrapping paper, gift wrap design, scarf design
pattern-textile-design: print for clothing, fashion print, all over print, pattern for dress, floral pattern
pattern-textile-design: geometric pattern, rug design, bedding design, tile pattern, swimwear print
pattern-textile-design: fashion illustration, tech pack, spoonflower
maps-infographic-drawing: map, maps, illustrated map, map illustration, map illustrator, draw a map, map drawing
maps-infographic-drawing: map design, cartographer, cartography, city map, town map, tourist map, wedding map, venue map
maps-infographic-drawing: festival map, campus map, park map, trail map, hiking map, treasure map, fantasy map
maps-infographic-drawing: fantasy map maker, dnd map, world map for my novel, custom map, directions map
maps-infographic-drawing: site plan drawing, illustrated infographic, drawn infographic
software-automation: software, software developer, software development, software engineer, programmer, programming
software-automation: coder, coding, developer, full stack developer, web app, web application, saas, saas development
software-automation: desktop app, chrome extension, browser extension, python, java developer, c# developer, c++
software-automation: arduino, firmware, embedded developer, blockchain developer, chatbot, custom software
software-automation: software tester, build my startup mvp
mobile-apps: app, apps, mobile app, mobile apps, app developer, app development, mobile developer, build an app
mobile-apps: create an app, make an app, ios app, iphone app, ipad app, android app, ios developer, android developer
mobile-apps: flutter, flutter developer, react native, swift, swiftui, kotlin, app store, publish app to app store
mobile-apps: google play, play store, app rejected by apple, app prototype, turn my website into an app, app idea
back-end-apis: back end, backend, backend developer, back end developer, api, api development, api integration, rest api
back-end-apis: graphql, webhook, connect two systems, integrate payment api, stripe integration, third party integration
back-end-apis: node.js, nodejs developer, express.js, laravel, php developer, django, flask, fastapi, ruby on rails
back-end-apis: spring boot, .net developer, user login system, authentication, admin panel, crm development
back-end-apis: microservices
workflow-automation: automation, automate, workflow automation, automation expert, automate my business
workflow-automation: process automation, automate tasks, zapier, make.com, integromat, n8n, power automate, airtable
workflow-automation: airtable automation, notion automation, no code, no-code developer, rpa, uipath, connect my apps
workflow-automation: connect form to spreadsheet, crm automation, hubspot automation, automate emails
workflow-automation: automatic invoices, stop copying and pasting, ai automation, ai agent, chatbot for my business
workflow-automation: python script to automate
spreadsheet-automation: excel, excel expert, excel specialist, excel formula, excel formulas, excel macro, macros, vba
spreadsheet-automation: excel vba, pivot table, vlookup, excel template, excel sheet, spreadsheet, spreadsheets
spreadsheet-automation: fix my spreadsheet, excel not calculating, formula error, google sheets, google sheets expert
spreadsheet-automation: google sheets formula, google apps script, apps script, automate excel, inventory spreadsheet
spreadsheet-automation: budget spreadsheet, time sheet, power query, power pivot, conditional formatting
bug-fixing: bug, bugs, bug fix, bug fixing, fix a bug, bugfix, debug, debugging, debugger, fix my code, fix my app
bug-fixing: fix code error, error message in my code, app crashes, app keeps crashing, program crashes, code not working
bug-fixing: script not working, python error, javascript error, php error, api not working, troubleshoot my code
bug-fixing: stack trace, software error, hotfix, compile error, build fails, memory leak, reproduce a bug
code-review: code review, review my code, code reviewer, review pull request, check my code, code audit, audit my code
code-review: security audit of code, security code review, code quality, clean code, refactor, refactoring
code-review: refactor my code, second opinion on my code, technical review, technical due diligence, architecture review
code-review: software architect, is my code secure, improve my code, technical debt, code feedback, code mentor
code-review: unit tests, test coverage, penetration test, pentest, legacy code
cloud-devops: cloud, devops, devops engineer, aws, aws expert, azure, google cloud, gcp, docker, kubernetes, terraform
cloud-devops: ansible, ci cd, ci/cd pipeline, github actions, gitlab ci, jenkins, deployment, deploy my app, server
cloud-devops: server setup, server administrator, sysadmin, system administrator, linux server, vps setup, nginx
cloud-devops: backups for my server, cloud costs too high, server monitoring
game-development: game, games, game development, game developer, game dev, game programmer, make a game, create a game
game-development: mobile game, video game, 2d game, 3d game, game prototype, indie game, unity, unity developer, unity3d
game-development: unreal engine, unreal developer, godot, roblox, roblox scripter, roblox game, minecraft mod
game-development: minecraft plugin, browser game, multiplayer game, game mechanics, level design, vr game
data-analysis: data analysis, data analyst, data analytics, analyze data, analyse my data, data science, data scientist
data-analysis: data expert, business analyst, business intelligence, data report, insights from data
data-analysis: make sense of my data, understand my numbers, sales data analysis, excel data analysis
data-analysis: python data analysis, pandas, jupyter notebook, r programming, big data, data engineer, gis, qgis
data-analysis: gis analyst, spatial analysis
data-cleaning: data cleaning, clean data, clean my data, data cleansing, clean up spreadsheet, messy data
data-cleaning: messy spreadsheet, clean excel data, remove duplicates, duplicates, duplicate contacts, deduplicate
data-cleaning: dedupe customer list, merge spreadsheets, merge lists, combine excel files, data formatting, format data
data-cleaning: standardize addresses, fix dates in excel, wrong date format, fix typos in data, data wrangling
data-cleaning: data preparation, data quality, clean mailing list, clean crm data, crm cleanup, openrefine
data-cleaning: missing values
dashboards: dashboard, dashboards, dashboard developer, dashboard creation, build a dashboard, kpi dashboard, kpi, kpis
dashboards: sales dashboard, excel dashboard, power bi, power bi developer, power bi report, powerbi, tableau
dashboards: tableau developer, looker studio, google data studio, looker, metabase, grafana, qlik, bi developer
dashboards: business intelligence dashboard, reporting dashboard, monthly report automatically, live report
dashboards: all my numbers in one place, management report, dax
data-visualisation: data visualization, data visualisation, visualize data, data viz, dataviz, chart, charts
data-visualisation: chart design, graphs, graph design, make a graph, bar chart, infographic, infographics
data-visualisation: infographic design, infographic designer, data storytelling, charts for report, figures for paper
data-visualisation: scientific figures, diagrams, interactive chart, interactive map, d3.js, ggplot, matplotlib
data-visualisation: choropleth map, make my data look good, show numbers visually, timeline graphic
statistical-analysis: statistics, statistician, statistical analysis, stats, statistical test, spss, stata
statistical-analysis: sas programming, jamovi, rstudio, r statistics, regression, regression analysis, anova, t-test
statistical-analysis: chi square, hypothesis testing, p value, significance test, correlation, sample size calculation
statistical-analysis: survey analysis, survey results, questionnaire analysis, likert scale, thesis statistics
statistical-analysis: dissertation data analysis, biostatistics, factor analysis
forecasting-models: forecast, forecasting, forecasting model, sales forecast, demand forecast, demand forecasting
forecasting-models: demand planning, predict sales, predict demand, predict next year, prediction model
forecasting-models: predictive model, predictive analytics, time series, time series analysis, arima, prophet forecast
forecasting-models: inventory forecast, stock planning, capacity planning, staffing forecast, scenario analysis
forecasting-models: demand simulation, monte carlo, churn prediction, seasonality, trend projection, econometrics
database-queries: database, databases, sql, sql query, sql queries, sql developer, sql expert, write a query
database-queries: query optimization, slow query, slow queries, slow database, database design, database developer
database-queries: database administrator, dba, mysql, postgres, postgresql, sql server, mssql, oracle database, sqlite
database-queries: mongodb, ms access, access database, stored procedure, bigquery, snowflake sql, data warehouse
machine-learning: machine learning, ml engineer, ai, ai developer, ai engineer, ai model, artificial intelligence
machine-learning: deep learning, neural network, train a model, train ai on my data, image classification
machine-learning: object detection, computer vision, opencv, tensorflow, pytorch, scikit-learn, nlp, text classification
machine-learning: sentiment analysis, recommender system, recommendation engine, llm, fine tune gpt, rag chatbot
machine-learning: chatgpt api, langchain, stable diffusion, prompt engineer
data-collection: data collection, data collector, collect data, data entry, data entry clerk, data typing, web scraping
data-collection: web scraper, scrape website, scraping, scraper, crawler, web crawler, extract data from website
data-collection: data extraction, data mining, pdf to excel, copy data into excel, email list, list of companies
data-collection: contact list building, lead list, find email addresses, contact data, product data scraping
data-collection: scrape google maps, price scraping, image to excel, collect addresses, beautifulsoup
translation: translation, translate, translator, translations, translators, translation service, languages, linguist
translation: bilingual, native speaker, into english, into german, into spanish, into french, into arabic, into chinese
translation: into japanese, english to spanish, english to german, english to french, spanish to english
translation: german to english, french to english, arabic to english, chinese to english, portuguese translator
translation: italian translator, russian translator, polish translator, ukrainian translator
document-translation: document translation, translate document, translate documents, translate pdf
document-translation: translate word document, translate letter, translate email, translate text, translate my cv
document-translation: translate resume, translate report, translate manual, translate presentation
document-translation: translate certificate, translate diploma, translate brochure, business translation
document-translation: technical translation, technical translator, letter translation, manual translation
document-translation: document translator, translate scanned document, translate handwritten letter
document-translation: old german handwriting, translate recipe, translate menu, academic translation
website-localisation: website localization, website localisation, website translation, translate website
website-localisation: translate my website, translate my shop, shopify translation, wordpress translation, wpml
website-localisation: multilingual website translation, localization, localisation, localize, localizer
website-localisation: app localization, app translation, translate app, translate my app, software localization
website-localisation: game localization, game translation, translate game, translate interface, ui strings, po file
website-localisation: json strings translation, app store listing translation, translate product listings, l10n, i18n
literary-translation: literary translation, literary translator, book translation, book translator, translate book
literary-translation: translate my book, translate novel, novel translation, translate ebook, translate poem
literary-translation: poetry translation, poem translation, translate short story, translate story
literary-translation: translate children's book, translate essay, translate memoir, translate lyrics, song translation
literary-translation: fiction translation, fiction translator, translate screenplay, translate manga, comic translation
literary-translation: light novel translation, novel into english, publish my book in german
legal-medical-translation: legal translation, legal translator, medical translation, medical translator
legal-medical-translation: certified translation, certified translator, sworn translation, sworn translator
legal-medical-translation: notarized translation, apostille translation, official translation, translate contract
legal-medical-translation: contract translation, translate birth certificate, birth certificate translation
legal-medical-translation: marriage certificate translation, driving licence translation, passport translation
legal-medical-translation: translate medical report, medical records translation, doctor's letter translation
legal-medical-translation: patient information translation, pharmaceutical translation, patent translation
legal-medical-translation: court documents translation, divorce papers translation, translation for visa
legal-medical-translation: translation for immigration, uscis translation, clinical trial translation
subtitle-translation: subtitle translation, subtitles translation, translate subtitles, subtitle translator
subtitle-translation: translate srt, translate srt file, translate video, video translation, translate youtube video
subtitle-translation: translate film, film translation, movie translation, translate movie subtitles
subtitle-translation: anime subtitles translation, english subtitles for my film, foreign language subtitles
subtitle-translation: spanish subtitles, german subtitles, french subtitles, translate captions
subtitle-translation: translate dialogue for dubbing, dubbing script translation, translated subtitles for documentary
subtitle-translation: fansub, translate netflix subtitles, translate course videos, translate interview video
subtitle-translation: audiovisual translation
translation-review: translation review, review translation, check translation, check my translation
translation-review: translation proofreading, proofread translation, proofread my translation, translation editing
translation-review: translation editor, translation reviewer, bilingual proofreading, bilingual proofreader
translation-review: second translator, native speaker check, is this translation correct, correct my translation
translation-review: bad translation, improve translation, fix google translate text, machine translation post editing
translation-review: post-editing, mtpe, deepl check, check ai translation, translation quality assurance
translation-review: back translation, compare translation with original, translation revision, linguistic review
interpreting: interpreting, interpreter, interpreters, interpretation service, remote interpreter, phone interpreter
interpreting: telephone interpreter, video call interpreter, zoom interpreter, live translation, live translator
interpreting: translate meeting, translate phone call, translator for a call, translator for meeting
interpreting: translate conversation, simultaneous interpreting, simultaneous interpreter, consecutive interpreting
interpreting: conference interpreter, court interpreter, medical interpreter, business meeting interpreter
interpreting: spanish interpreter, chinese interpreter, arabic interpreter, sign language interpreter, asl interpreter
interpreting: bsl interpreter, interpreter for doctor appointment
language-lessons: language lessons, language teacher, language tutor, language course, language classes
language-lessons: learn a language, english lessons, english teacher, english tutor, learn english, spanish lessons
language-lessons: spanish tutor, learn spanish, german lessons, learn german, french lessons, learn french
language-lessons: japanese lessons, chinese lessons, italian lessons, conversation practice, practice speaking
language-lessons: speak better english, ielts, toefl, exam preparation language, business english, accent training
language-lessons: pronunciation coach, tutor
voice-audio: voice, audio, sound, audio editing, audio editor, audio engineer, sound engineer, audio production
voice-audio: edit audio, cut audio, record voice, voice recording, radio, radio producer, radio spot production
voice-audio: audio file, mp3 editing, audio guide, audio drama, radio play, audition software, audacity
voice-audio: pro tools editor, audio producer
voice-over: voice over, voiceover, voice-over, voice actor, voice actress, voice artist, voice talent, voice acting
voice-over: voice over artist, narrator, narration, narrate video, male voice, female voice, british accent voice
voice-over: american voice, child voice, german voice, spanish voice, dubbing, dub my video, voice dubbing
voice-over: speaker for video, read my script aloud, commercial voice, radio commercial voice, documentary narration
voice-over: e-learning narration, cartoon voice, character voice
audiobook-narration: audiobook, audiobooks, audio book, audiobook narrator, audiobook narration, audiobook production
audiobook-narration: audiobook producer, narrate my book, narrate audiobook, book narrator, read my book aloud
audiobook-narration: record my book, record audiobook, turn my book into an audiobook, acx, acx audiobook, audible
audiobook-narration: findaway, audiobook mastering, audiobook editing, audiobook reader, novel narration
audiobook-narration: children's audiobook, story narration, bedtime story narration, audio version of my book
audiobook-narration: book reading
podcast-editing: podcast, podcasts, podcast editing, podcast editor, edit podcast, edit my podcast, podcast production
podcast-editing: podcast producer, podcast mixing, podcast engineer, podcast launch, start a podcast, podcast setup
podcast-editing: podcast episode, podcast intro, podcast show notes, show notes, interview audio editing, cut out ums
podcast-editing: remove filler words, podcast sounds bad, podcast strategy, podcast hosting, podcast to spotify
podcast-editing: podcast manager, riverside recording, descript editing, video podcast
audio-cleanup: audio cleanup, audio clean-up, clean up audio, clean my audio, noise removal, remove noise
audio-cleanup: remove background noise, background noise, noise reduction, denoise, remove hum, remove hiss
audio-cleanup: remove wind noise, remove echo, remove reverb, audio restoration, audio repair, fix bad audio, fix audio
audio-cleanup: improve audio quality, enhance audio, enhance voice recording, bad sound in video, clipping audio
audio-cleanup: distorted audio, crackling sound, old tape restoration, digitize cassette, izotope rx
audio-cleanup: make recording understandable
sound-design: sound design, sound designer, sound effects, sound effect, sfx, custom sound effects, foley, foley artist
sound-design: game audio, game sounds, game sound design, ui sounds, app sounds, notification sound, film sound
sound-design: sound for film, sound for animation, audio post production, post production sound, ambience
sound-design: ambient sounds, soundscape, field recording, nature sounds, sound editing for film, wwise, fmod
sound-design: synth presets, sample pack, spatial audio
phone-greetings: phone greeting, phone greetings, telephone greeting, voicemail, voicemail greeting, voicemail message
phone-greetings: answering machine, answering machine message, ivr, ivr recording, ivr voice, ivr prompts, phone menu
phone-greetings: phone system recording, on hold message, on-hold message, hold music, message on hold, waiting message
phone-greetings: phone announcement, telephone announcement, auto attendant, after hours message, mailbox greeting
phone-greetings: pbx recording, call center recording, company phone message, out of office phone message
transcription: transcription, transcript, transcripts, transcribe, transcriber, transcriptionist, transcribe audio
transcription: transcribe video, transcribe interview, interview transcription, audio to text, video to text
transcription: speech to text, recording to text, type up audio, type up interview, verbatim transcript, timestamps
transcription: legal transcription, medical transcription, podcast transcript, meeting minutes from recording
transcription: transcribe lecture, transcribe voice notes, dictation typing, zoom recording transcript
transcription: focus group transcription, court transcript, write down what is said
music-production: music, music production, music producer, producer, musician, musicians, record producer
music-production: recording studio, produce my song, make music, make a track, make an album, record a song
music-production: produce a track, music studio, sound recording music, ghost producer, edm producer, dj mix, dj edit
music-production: music editing, edit music for dance, shorten a song, cut music, ableton, fl studio, logic pro
music-production: music for my project
mixing-mastering: mixing, mastering, mix, mixing and mastering, mix and master, mix my song, master my song
mixing-mastering: master my track, mix my track, mixing engineer, mix engineer, mastering engineer, mixdown, stem mixing
mixing-mastering: stem mastering, analog mastering, dolby atmos mix, vocal mixing, mix my vocals, drum mixing
mixing-mastering: mix live recording, master for spotify, master for vinyl, song sounds muddy, song too quiet
mixing-mastering: make my song louder, make my song sound professional, remaster, stereo mix, mixing feedback
session-musicians: session musician, session musicians, session player, instrumentalist, guitarist, session guitarist
session-musicians: guitar player, guitar recording, guitar solo, bass player, bassist, drummer, session drummer
session-musicians: drum recording, live drums, violinist, violin recording, cellist, string quartet, pianist
session-musicians: keyboard player, saxophone player, saxophonist, trumpet player, horn section, flute player
session-musicians: play on my song, instrument for my track, harmonica, banjo
singers-vocalists: singer, singers, vocalist, vocals, female singer, male singer, female vocalist, male vocalist
singers-vocalists: sing my song, sing on my track, lead vocals, backing vocals, background vocals, backup singer
singers-vocalists: harmonies, choir singers, rapper, rap feature, rap verse, demo singer, vocal recording, acapella
singers-vocalists: topline vocals, opera singer, soprano, record vocals, cover song singer, vocal tuning, melodyne
singers-vocalists: autotune my vocals
composition-scoring: composer, composition, compose, compose music, film composer, film score, film music, film scoring
composition-scoring: score for film, soundtrack, original music, game music, video game composer, music for game
composition-scoring: music for film, music for video, music for documentary, background music, instrumental music
composition-scoring: orchestral music, orchestral composer, piano piece, theater music, trailer music, ambient music
composition-scoring: podcast music, royalty free music, music for my short film, wedding march, string quartet piece
songwriting-lyrics: song, songs, songwriter, songwriting, song writing, write a song, write a love song, lyrics
songwriting-lyrics: lyricist, lyrics writer, write lyrics, song lyrics, song text, custom song, personalized song
songwriting-lyrics: song for wedding, birthday song, love song, song as a gift, rap lyrics, rap writer, ghostwriter rap
songwriting-lyrics: rhymes, topline, toplining, topliner, melody for my lyrics, turn my poem into a song, lullaby
songwriting-lyrics: anthem for my club
jingles-sonic-logos: jingle, jingles, advertising jingle, radio jingle, commercial jingle, jingle for my business
jingles-sonic-logos: jingle composer, jingle writer, sonic logo, audio logo, sound logo, sonic branding, audio branding
jingles-sonic-logos: sound branding, audio identity, podcast intro music, podcast jingle, intro music, outro music
jingles-sonic-logos: youtube intro music, dj drops, radio imaging, station ident, theme tune, theme song for my show
jingles-sonic-logos: company song, advertising song, short catchy tune, sound for my logo, brand sound
beats-arrangement: beat, beats, beatmaker, beat maker, beat producer, rap beat, hip hop beat, trap beat, drill beat
beats-arrangement: lofi beat, r&b beat, custom beat, make a beat, buy beats, instrumental for my song, backing track
beats-arrangement: karaoke version, music arrangement, arranger, music arranger, arrange my song, orchestration
beats-arrangement: string arrangement, choir arrangement, sheet music, music notation, transcribe song to sheet music
beats-arrangement: remix, turn demo into song, midi programming
photography: photography, photographer, photo, photos, pictures, photo shoot, photoshoot, photo editing, photo editor
photography: edit photos, edit my photos, edit picture, image editing, retouching, retoucher, photoshop
photography: photoshop expert, photo manipulation, photo montage, event photographer, wedding photographer
photography: portrait photographer, headshot photographer, stock photos, photo enhancement, compositing, combine photos
photography: add person to photo, color correct photos
product-photography: product photography, product photographer, product photos, product pictures, product shots
product-photography: product images, product photo shoot, packshot, pack shot, amazon product photos, amazon images
product-photography: etsy product photos, ecommerce photography, photos for online shop, photograph my products
product-photography: make my product look better in photos, lifestyle product photos, flat lay, jewelry photography
product-photography: clothing photography, ghost mannequin, still life photography, cosmetics photography
product-photography: 360 product photos, styled product photos, white background product shots, catalog photography
product-photography: furniture photography, product photo editing
portrait-retouching: portrait retouching, photo retouching, retouch, retouch portrait, retouch my photo, retoucher
portrait-retouching: skin retouching, beauty retouching, beauty retouch, headshot retouching, headshot, headshots
portrait-retouching: linkedin photo, professional profile photo, passport photo edit, smooth skin, remove blemishes
portrait-retouching: remove acne, remove wrinkles, remove double chin, slimming in photo, whiten teeth
portrait-retouching: open eyes in photo, face swap, change hair in photo, make me look better in photo
portrait-retouching: high end retouching, model photo retouching, frequency separation, airbrush
background-removal: background removal, remove background, remove background from photos, background remover, remove bg
background-removal: background change, change background, change photo background, replace background, white background
background-removal: make background white, transparent background, png transparent, cut out, cut-out, cutout
background-removal: image cutout, clipping path, clipping path service, photo masking, hair masking, image masking
background-removal: isolate product, remove object from photo, remove person from photo, erase people from photo
background-removal: remove watermark, deep etching, add shadow to product, bulk background removal
photo-restoration: photo restoration, restore photo, restore old photo, restore old photos, old photo, old photos
photo-restoration: old photo repair, photo repair, repair photo, damaged photo, torn photo, scratched photo, faded photo
photo-restoration: water damaged photo, remove scratches, blurry photo, sharpen blurry photo, fix blurry photo
photo-restoration: colorize photo, colorize black and white photo, black and white to color, photo coloring
photo-restoration: enhance old picture, upscale photo, increase photo resolution, low resolution photo, vintage photo
photo-restoration: family photos, photo of my grandparents, scan old photos
real-estate-photo-editing: real estate photo editing, real estate photos, real estate photography
real-estate-photo-editing: real estate photographer, property photos, property photography, property photo editing
real-estate-photo-editing: estate agent photos, house photos, apartment photos, interior photography, interior photos
real-estate-photo-editing: architecture photography, airbnb photos, listing photos, hdr blending, hdr photo, window pull
real-estate-photo-editing: sky replacement, replace sky, blue sky in photo, virtual staging, stage empty room
real-estate-photo-editing: day to dusk, twilight editing, declutter room photo, straighten walls, hotel room photos
real-estate-photo-editing: floor plan from photos, rental photos
food-photography: food photography, food photographer, food photos, food pictures, food shoot, food styling
food-photography: food stylist, restaurant photography, restaurant photos, dish photos, photos of my dishes, menu photos
food-photography: photos for menu, photos for delivery app, uber eats photos, doordash photos, deliveroo photos
food-photography: recipe photos, cookbook photography, cookbook photos, drink photography, cocktail photos
food-photography: beverage photography, cake photos, bakery photos, pizza photos, make my food look delicious
food-photography: food photo editing, cafe photos, burger photo
photo-selection-presets: culling, photo culling, cull photos, photo selection, select photos, choose best photos
photo-selection-presets: pick the best photos, sort photos, sort my photos, too many photos, organize photos
photo-selection-presets: wedding photo editing, edit wedding photos, wedding album, photo album design, batch editing
photo-selection-presets: batch photo editing, bulk photo editing, lightroom, lightroom presets, lightroom preset
photo-selection-presets: lightroom editing, presets, capture one, raw photo editing, raw development
photo-selection-presets: photo color grading, same look for all photos, event photo editing, darktable
business-support: business support, business consultant, business consulting, business advisor, operations
business-support: operations manager, administration, office manager, office work, back office, business coach
business-support: career coach, start a business, startup advice, startup consultant, outsourcing, supplier sourcing
business-support: supplier search, manufacturer sourcing, procurement, event planning, event planner
business-support: workshop facilitator, staff training
virtual-assistance: virtual assistant, virtual assistants, va, personal assistant, executive assistant, online assistant
virtual-assistance: remote assistant, administrative assistant, admin assistant, admin support, assistant, secretary
virtual-assistance: office assistant, calendar management, manage my calendar, appointment scheduling, schedule meetings
virtual-assistance: inbox management, email management, clean up my inbox, travel planning, book flights and hotels
virtual-assistance: trip itinerary, typist, typing, online research, internet research, errands, admin work piling up
virtual-assistance: airbnb co-host
bookkeeping: bookkeeping, bookkeeper, bookkeepers, accounting, accountant, accountancy, quickbooks
bookkeeping: quickbooks bookkeeper, xero, xero bookkeeper, sage accounting, freshbooks, datev, keep the books
bookkeeping: catch up bookkeeping, books are a mess, bank reconciliation, reconcile accounts, receipts, invoicing
bookkeeping: invoices, payroll, vat return, tax return, tax preparation, taxes, balance sheet, profit and loss
bookkeeping: month end close
business-plans: business plan, business plans, business plan writer, business plan writing, write a business plan
business-plans: business planner, business planning, startup plan, startup business plan, plan for my startup
business-plans: business plan for bank, business plan for loan, business plan for bank loan, business plan for visa
business-plans: e2 visa business plan, sba business plan, business plan for investors, restaurant business plan
business-plans: cafe business plan, nonprofit business plan, business model canvas, business model, lean canvas
business-plans: feasibility study, executive summary, business concept, business proposal for bank, growth strategy
financial-modelling: financial model, financial models, financial modeling, financial modelling, financial modeler
financial-modelling: financial analyst, financial projections, financial forecast, financial plan, cash flow forecast
financial-modelling: cash flow model, cash flow, startup financial model, valuation, business valuation
financial-modelling: company valuation, dcf, unit economics, revenue model, pricing model, break even analysis
financial-modelling: budget planning, budget for my company, runway calculation, cap table, investment model
financial-modelling: real estate financial model, three statement model, cfo, fractional cfo
customer-support: customer support, customer service, customer care, customer support agent
customer-support: customer service representative, support agent, helpdesk, help desk agent, support tickets
customer-support: answer customer emails, answer customers, reply to customers, answer phone calls, phone support
customer-support: live chat agent, live chat support, chat support, zendesk, freshdesk, gorgias, intercom
customer-support: call center agent, call centre, telephone answering service, receptionist, virtual receptionist
customer-support: returns and refunds handling, complaint handling, canned responses, customer success
recruiting-support: recruiting, recruiter, recruitment, recruiters, talent sourcer, talent sourcing, headhunter
recruiting-support: headhunting, hiring staff, hiring employees, find new staff, employee search, staff search
recruiting-support: job description, job ad, job advert, job posting, screen applicants, cv screening, resume screening
recruiting-support: candidate screening, candidates, interview questions for applicants, interview guide, hr
recruiting-support: human resources, hr consultant, onboarding new employees, employee handbook
project-management: project management, project manager, project managers, project coordinator, project coordination
project-management: project planning, project plan, manage my project, pmo, scrum master, scrum, agile coach
project-management: product owner, product manager, gantt chart, ms project, jira, trello, asana, monday.com, clickup
project-management: notion setup, project timeline, project schedule, deadline tracking, project is late
project-management: program manager, task management, project tracker, status reports
process-documentation: process documentation, document processes, document my processes, business process
process-documentation: process mapping, process map, process flow chart, flowchart, workflow diagram, bpmn
process-documentation: swimlane diagram, sop, sops, sop writer, sop writing, standard operating procedure
process-documentation: standard operating procedures, work instructions, operations manual, employee manual
process-documentation: staff handbook, company handbook, onboarding manual, training manual, company wiki, internal wiki
process-documentation: notion wiki, iso 9001 documentation, quality manual, write down how we work
legal-compliance: legal, law, lawyer, lawyers, attorney, solicitor, legal advice, legal counsel, legal documents
legal-compliance: legal consultant, paralegal, jurist, legal question, compliance, compliance officer
legal-compliance: compliance consultant, regulatory compliance, copyright, copyright lawyer, copyright registration
legal-compliance: intellectual property, licensing, patent, patent attorney, cease and desist letter, demand letter
legal-compliance: testament, immigration lawyer
contract-drafting: contract drafting, draft contract, draft a contract, write a contract, contract, contracts
contract-drafting: contract lawyer, contract writer, contract template, agreement, agreements, draft agreement, nda
contract-drafting: non disclosure agreement, confidentiality agreement, employment contract, freelance contract
contract-drafting: freelancer agreement, service agreement, shareholder agreement, partnership agreement
contract-drafting: founders agreement, licensing agreement, lease agreement, rental agreement, tenancy agreement
contract-drafting: sales contract, loan agreement, consulting agreement, contractor agreement
contract-review: contract review, review contract, review my contract, review agreement, check contract
contract-review: check my contract, contract check, contract reviewer, read my contract, understand my contract
contract-review: explain contract, lease review, review my lease, review employment contract, review nda
contract-review: review terms before signing, is this contract fair, is this contract safe, unfair clause, risky clauses
contract-review: redline, redlining, redline contract, negotiate contract, contract comments, publishing contract review
contract-review: record deal review, second opinion on contract
website-terms-privacy: privacy policy, terms and conditions, terms of service, terms of use, t&c, tos
website-terms-privacy: terms for my website, website terms, legal pages for website, legal text for website
website-terms-privacy: cookie policy, cookie notice, cookie banner text, imprint, impressum, disclaimer
website-terms-privacy: website disclaimer, refund policy, return policy, shipping policy, cancellation policy
website-terms-privacy: privacy notice, privacy policy for app, privacy policy for website, terms for app, eula
website-terms-privacy: terms for online shop, acceptable use policy, agb
data-protection: data protection, data protection officer, dpo, gdpr, gdpr compliance, gdpr consultant, gdpr audit
data-protection: dsgvo, ccpa, hipaa, hipaa compliance, data privacy, privacy consultant, data processing agreement, dpa
data-protection: dpia, data protection impact assessment, record of processing activities, ropa, subject access request
data-protection: data subject request, delete customer data request, data breach, data breach notification
data-protection: privacy audit, data retention policy, international data transfer, iso 27001
data-protection: information security policy, make my company gdpr compliant
trademark-searches: trademark, trademarks, trade mark, trademark search, trademark lawyer, trademark attorney
trademark-searches: trademark registration, register trademark, register my brand, register brand name, protect my brand
trademark-searches: protect my logo, protect my name, is my brand name free, is the name taken, name availability
trademark-searches: brand name check, brand name search, check company name, trademark clearance, clearance search
trademark-searches: trademark classes, uspto, euipo, uk ipo, wipo, logo trademark, trademark infringement
trademark-searches: amazon brand registry
company-formation: company formation, company registration, register company, register my business, set up a company
company-formation: start an llc, llc, llc formation, form an llc, incorporation, incorporate, incorporate my business
company-formation: delaware company, limited company, ltd registration, gmbh, sole trader registration
company-formation: articles of association, articles of incorporation, operating agreement, bylaws, ein number
company-formation: register business abroad, business license, open a company in usa, uk company formation
company-formation: estonia company, e-residency, nonprofit registration, 501c3 registration
legal-research: legal research, legal researcher, law research, research the law, case law, case law research
legal-research: find court decisions, court decisions, precedents, precedent research, statutes, statute research
legal-research: legal memo, legal memorandum, legal opinion, legal brief, brief writing law, is it allowed by law
legal-research: what does the law say, legal analysis, which law applies, regulation research, legislation, westlaw
legal-research: lexisnexis, paralegal research, legal citation check, law question
logo-design: sign for my company, crest, family crest, coat of arms, football club badge, club badge, team logo
logo-design: band logo, church logo, podcast logo, gaming clan logo, signature logo, initials logo, brandmark, logomark
logo-design: icon for my brand, logo ai file, logo eps file, trace my logo, redraw my logo, my logo looks old
logo-design: my logo looks amateur, my logo is blurry when printed, modernise my logo, logo variations
logo-design: black and white logo, logo for embroidery, looka, logo sketch to vector, logo creator, logotype designer
logo-design: combination mark
brand-identity: house style, brand manual, brand board, brand sheet, moodboard for brand, brand toolkit, brand assets
brand-identity: brand architecture, brand personality, brand story, brand values, brand positioning, brand platform
brand-identity: brand consultant, brand strategist, rebrander, look and feel of my company, every flyer looks different
brand-identity: our materials don't match, new look for my company, company look outdated
brand-identity: give my business a personality, recognisable brand, color palette for my brand, letterhead template
brand-identity: compliments slip, business name generator, brand name ideas, name for my product
brand-identity: choose a name for my company, namer, corporate typeface, ci manual, personal branding kit
brand-identity: branding package, employer branding look
packaging-design: packaging artist, pack design, packaging for candles, soap label, candle label, honey label
packaging-design: hot sauce label, supplement label, supplement bottle, shampoo bottle, cosmetic box, perfume box
packaging-design: chocolate wrapper, candy bar wrapper, cereal box, tea box, tea tin, pizza box, takeaway box, cake box
packaging-design: gift box, subscription box, shipping box, stand up pouch, doypack, sachet, blister pack, shrink sleeve
packaging-design: neck label, back label, fda label, ean barcode, upc barcode, dog food bag, vinyl sleeve, cbd label
packaging-design: food wrapper, private label packaging, box template, belly band
presentation-design: pitch slides, demo day slides, fundraising deck, seed round deck, board meeting slides
presentation-design: town hall slides, keynote file, google slides template, pptx template, prezi, slide template
presentation-design: slide layout, slide makeover, slides look boring, too much text on slides, make my slides pretty
presentation-design: tidy up my slides, slides for my conference talk, slides for my lecture, thesis defence slides
presentation-design: thesis defense slides, school presentation, class presentation, sales presentation
presentation-design: company profile deck, capabilities deck, media deck, sponsor deck, real estate pitch book
presentation-design: handout slides, powerpoint animation, animated powerpoint, powerpoint makeover, presenter slides
presentation-design: quarterly review slides, beautiful.ai, gamma slides
print-design: pamphlet, trifold, tri-fold, bifold brochure, booklet, z-fold, door hanger, bookmark, wall calendar
print-design: desk calendar, save the date, birthday invite, baby shower invitation, party invitation, christmas card
print-design: gift certificate, loyalty card, punch card, visiting card, place cards, seating chart, order of service
print-design: funeral programme, funeral program, concert poster, gig poster, film poster, movie poster, yearbook, zine
print-design: pull up banner, rollup, trade show booth, van wrap, car wrap, handbill, flier, cmyk, bleed and crop marks
print-design: tote bag design
book-covers: dust jacket, dustjacket, book jacket, hardcover, hardback cover, cover artist, cover mockup, 3d book mockup
book-covers: cover for my novel, romance cover, fantasy book cover, thriller cover, poetry book cover, cookbook layout
book-covers: journal interior, planner interior, low content book, workbook layout, ingramspark, lulu, vellum, atticus
book-covers: mobi file, epub, docx to epub, word to epub, kindle format, drop caps, chapter headings
book-covers: table of contents for book, manuscript layout, print book interior, book blurb back cover, box set cover
book-covers: book series covers, make my manuscript a real book, kdp rejected my file, latex typesetting
book-covers: book typesetter, cover for my ebook
social-media-design: ig post, ig story, ig templates, insta post, insta story, insta feed, feed design, instagram grid
social-media-design: story highlights, quote graphics, quote cards, social media kit, social media template
social-media-design: linkedin header, x header, twitter header, facebook event cover, yt thumbnail, clickbait thumbnail
social-media-design: youtube channel banner, stream pack, stream alerts, obs overlay, kick overlay, discord banner
social-media-design: discord server banner, reel cover, tiktok cover, animated banner, html5 banners, gdn banners
social-media-design: leaderboard banner, skyscraper banner, spotify canvas, podcast artwork, etsy shop banner
social-media-design: posts for my instagram, ugly instagram feed, pin design, whatsapp status design
menu-signage-design: chalkboard menu, tasting menu, wine list, beer list, kids menu, brunch menu, room service menu
menu-signage-design: breakfast card, table tent, laminated menu, tv menu, digital signage screen, drive thru menu
menu-signage-design: ice cream menu, pizza menu, sushi menu, salon price list, spa menu, fascia sign, floor sticker
menu-signage-design: window decal, window graphics, parking sign, toilet sign, restroom sign, directional signs
menu-signage-design: hotel signs, door plate, house number sign, a-board, a-frame sign, pavement sign
menu-signage-design: real estate yard sign, lightbox sign, construction hoarding, guests cannot read our menu
menu-signage-design: visitors get lost in building, floor sign, sign for my shop
web-design: web mock-up, website mockup, homepage design, website layout, clickable prototype, high fidelity mockup
web-design: lo-fi wireframe, user flow, user journey, sitemap design, information architecture, design handoff
web-design: figma to code, figma file, figma components, component library, ui kit, framer, sketch app file, invision
web-design: balsamiq, axure, zeplin, psd website design, ux audit, ux review, ux research, usability testing
web-design: users get confused, users don't understand our app, make my site modern, design for my app, mobile app ui
web-design: saas ui, dark mode design, ux/ui, ui/ux designer, interaction designer, ux consultant, webdesigner
business-websites: homepage for my business, website for hotel, website for doctor, website for dentist
business-websites: website for lawyer, website for hairdresser, website for plumber, website for our club
business-websites: website for photographer, website for artist, website for musician, band website, school website
business-websites: wedding website, website for consultant, website for charity, website for real estate agent
business-websites: five page website, online presence, google cannot find us because no website, wordpress theme
business-websites: gutenberg, hugo site, jekyll site, carrd, godaddy website builder, ghost cms, joomla, drupal, typo3
business-websites: contao, firm website, internet site, vcard website, online portfolio, directory website
business-websites: listing website, blog website, set up my website from scratch, bookings on my website
landing-pages: one-pager site, opt-in page, optin page, lead magnet page, lead gen page, pre-launch page, prelaunch page
landing-pages: beta signup page, app landing page, product page for ad, ppc landing page, google ads landing page
landing-pages: facebook ads landing page, campaign microsite, microsite, kickstarter pre-launch page, instapage
landing-pages: swipe pages, systeme.io, gohighlevel, go high level funnel, kartra, leadpages page, vsl page
landing-pages: video sales page, webinar page, course sales page, ebook download page, event registration page
landing-pages: page to collect emails, page to collect leads, collect sign ups, visitors do not sign up
landing-pages: nobody fills in my form, high bounce rate on page, a/b test landing page, call to action page
landing-pages: link in bio page, linktree page
online-shops: e-shop, eshop, e-store, webstore, web store, shop builder, shopify designer, shopify app, liquid code
online-shops: shopify plus, woo commerce, woocommerce plugin, opencart, shopware, ecwid, wix store, medusa js, saleor
online-shops: adobe commerce, amazon seller account setup, marketplace website, multi vendor, multivendor, dokan
online-shops: product import csv, shipping zones, shipping rates setup, tax settings shop, klarna, mollie
online-shops: payment method in shop, orders not coming through, checkout not working, customers leave at checkout
online-shops: click and collect, oberlo, dsers, autods, printify, printful
website-repair: my site got hacked, website down, page not found, wp error, wp admin locked out
website-repair: can't log in to wordpress, cannot login wordpress, wordpress stuck in maintenance mode
website-repair: database connection error, error establishing database connection, parse error in theme
website-repair: fatal error wordpress, plugin broke my site, update broke my site, theme broken after update
website-repair: menu not working on mobile, images not showing, form does not send emails, contact form broken
website-repair: website shows warning not secure, not secure warning, https problem, redirect loop, too many redirects
website-repair: site redirects to spam, japanese seo spam, google says site is dangerous, deceptive site ahead, sucuri
website-repair: wordfence, site care plan, wordpress support, fix css, css problem, fix responsive, fix menu
website-repair: restore website backup, php version update, error 503, error 403
website-speed: page speed score, slow shop, slow woocommerce, slow shopify store, slow elementor site, quicker website
website-speed: make my shop faster, google says my site is slow, visitors leave because slow, takes ages to load
website-speed: website takes forever, website lags, mobile site slow, cls, inp, ttfb, largest contentful paint
website-speed: cumulative layout shift, time to first byte, first contentful paint, litespeed cache, w3 total cache
website-speed: nitropack, cloudflare cache, cdn setup, minify css, minify javascript, render blocking, unused javascript
website-speed: image optimization webp, webp images, heavy images on site, reduce page size, 90+ mobile score
website-speed: page speed optimisation, speed optimisation, web vitals failing, core web vitals failed, webpagetest
website-speed: pingdom
web-accessibility: wcag 2.1, wcag aa, aria labels, wave tool, nvda, voiceover screen reader, en 301 549, bfsg, bitv
web-accessibility: rgaa, aoda, ada, 508 compliance, eaa, barrier free website, barrierefrei, disability friendly website
web-accessibility: inclusive design website, site for visually impaired, usable by blind users, website for deaf users
web-accessibility: dyslexia friendly website, color blind friendly website, contrast too low, focus order, skip links
web-accessibility: semantic html, captions and alt text audit, accessible forms, accessible app
web-accessibility: accessible word document, tagged pdf, pdf/ua, acr report, accessibility report, accessibility tester
web-accessibility: accessibility specialist, received ada demand letter, got sued website not accessible
web-accessibility: accessibility overlay
website-migration: change host, switch host, leave godaddy, move from godaddy, siteground migration, bluehost transfer
website-migration: move wordpress site, change domain name, new domain for my site, change my web address, nameservers
website-migration: name servers, mx records, cname, dns problem, wordpress to webflow, webflow to wordpress
website-migration: weebly to wordpress, blogger to wordpress, joomla to wordpress, drupal to wordpress
website-migration: squarespace to shopify, etsy to shopify, bigcommerce to shopify, prestashop to shopify
website-migration: shopify to woocommerce, cms migration, replatforming, platform switch, site clone, clone website
website-migration: duplicator plugin, migrate email, move mailboxes, google workspace migration, move blog posts
website-migration: redirect map, lost pages after move, old provider closing, cpanel migration
website-copywriting: bio for my website, homepage copy, service page text, services page copy, web texts, site copy
website-copywriting: site texts, webcopy, copy for my landing page, copy for my ads, facebook ad copy, google ads copy
website-copywriting: persuasive text, conversion copywriter, direct response copywriter, sales letter writer, vsl copy
website-copywriting: value proposition, unique selling proposition, usp text, catchy phrase for my business, strapline
website-copywriting: catchphrase, motto, button text, error message wording, app wording, brand messaging
website-copywriting: messaging guide, faq page text, my website text is boring, nobody understands what we offer
website-copywriting: say what we do in one sentence, brochure copy, text for my flyer
articles-blog-posts: blogger, blog content, blogging, weekly blog, guest article, op-ed, opinion piece
articles-blog-posts: column for magazine, columnist, thought leadership article, listicle, how-to article
articles-blog-posts: review article, product roundup, affiliate article, niche site content, long-form content, longform
articles-blog-posts: pillar page, evergreen content, medium article, substack essay, trade magazine article
articles-blog-posts: company news article, recipe post, travel article, finance writer, crypto writer, fashion writer
articles-blog-posts: sports writer, success story, customer story, customer case study, ebook for lead generation
articles-blog-posts: our blog is empty, blog not updated, no time to blog, wikipedia article, science article
articles-blog-posts: magazine piece
product-descriptions: item descriptions, item description, product blurb, product info text, product page text
product-descriptions: product page copy, product features text, product detail page, pdp copy, sku descriptions
product-descriptions: bulk product descriptions, amazon title and bullets, amazon copywriter, amazon seo listing
product-descriptions: ebay description, etsy listing text, etsy titles and tags, walmart listing, zalando texts
product-descriptions: otto listing, collection descriptions, category descriptions, shop category text
product-descriptions: jewelry descriptions, clothing descriptions, furniture descriptions, perfume description
product-descriptions: candle descriptions, menu item descriptions, dish descriptions, real estate listing text
product-descriptions: house listing description, airbnb listing description, airbnb description, hotel room descriptions
product-descriptions: car listing text, bullet points for my product, listing does not sell
product-descriptions: customers keep asking about product
proofreading-copyediting: thesis, dissertation, term paper check, check my essay, essay proofreading, proof read
proofreading-copyediting: proof-read, proof reader, copy edit, copy editor, copy-editor, sub-editor, language editing
proofreading-copyediting: language check, english correction, english check, grammar check, grammar mistakes
proofreading-copyediting: spelling mistakes, spelling errors, typos, correct my grammar, polish my text
proofreading-copyediting: make my english sound natural, non native english correction, manuscript critique
proofreading-copyediting: manuscript assessment, structural edit, content edit, track changes, grammarly, apa style
proofreading-copyediting: apa formatting, chicago manual of style, mla format, harvard referencing, reference list check
proofreading-copyediting: journal submission editing, tighten my text, sentences too long
technical-writing: documentation writer, documentation specialist, docs writer, docs site, docs as code
technical-writing: user documentation, product documentation, installation guide, install guide, admin guide
technical-writing: maintenance manual, service manual, repair manual, machine manual, ifu, ce manual, operator manual
technical-writing: owner's manual, how-to guide, troubleshooting guide, faq for software, help center articles
technical-writing: swagger documentation, openapi documentation, postman documentation, api reference, sdk guide
technical-writing: developer guide, markdown docs, docusaurus, gitbook, confluence documentation, madcap flare, dita
technical-writing: functional specification, requirements specification, software requirements, srs document, changelog
cv-cover-letters: résumé, my cv, new cv, cv update, cv writer for nurses, graduate cv, student cv, first job cv
cv-cover-letters: cv for my first job, tech resume, ceo cv, europass, europass cv, lebenslauf, bewerbung
cv-cover-letters: canadian resume, german cv, ats resume, ats checker, resume bullet points, resume summary
cv-cover-letters: resume makeover, cv makeover, job application letter, letter of application, letter of motivation
cv-cover-letters: motivational letter, reference letter, resignation letter, linkedin makeover, linkedin about section
cv-cover-letters: linkedin headline, get more interviews, never get invited to interviews, find a new job
cv-cover-letters: apply for a job, gap in my cv, back to work after baby, upwork profile, ucas statement
ghostwriting-books: writing a book, finish my book, finish my novel, help writing my novel, book ghostwriter
ghostwriting-books: memoir writer, memoir, grandfather's life story, family chronicle, company history book
ghostwriting-books: corporate history, self help book, how-to book, cookbook writer, leadership book, novella
ghostwriting-books: sci fi novel, fantasy novel writer, thriller writer, crime novel, mystery novel, romance writer
ghostwriting-books: fanfiction, erotica writer, kids story writer, write a children's book, book coach, writing coach
ghostwriting-books: plot outline, story outline, worldbuilding, chapter writing, book synopsis, query letter, author bio
ghostwriting-books: stuck on chapter three, writer's block, book from my notes, book from voice memos, novelist
scripts-speeches: words for a funeral, father of the bride speech, groom speech, maid of honor speech, bridesmaid speech
scripts-speeches: birthday speech, anniversary speech, graduation speech, valedictorian speech, commencement speech
scripts-speeches: farewell speech, leaving speech, acceptance speech, award speech, welcome speech, opening remarks
scripts-speeches: after dinner speech, campaign speech, political speech, ceo speech, roast, vows
scripts-speeches: wedding ceremony script, mc script, moderator cards, speaker notes, talking points, monologue
scripts-speeches: stand up routine, stand-up comedy, skit, tv pilot, short film script, feature film screenplay
scripts-speeches: dramaturg, playwright, audio drama script, vsl script, explainer script, murder mystery script
grant-proposal-writing: bid, bid writer, bid manager, tender documents, public tender, itt response, pqq, rfi response
grant-proposal-writing: rfp writer, rfp, rfq response, government contract proposal, government grant, sbir proposal
grant-proposal-writing: nih grant, nsf proposal, erasmus application, erasmus+, creative europe, innovate uk
grant-proposal-writing: lottery fund application, heritage fund, arts grant, film fund application
grant-proposal-writing: residency application, fellowship application, scholarship essay, phd proposal
grant-proposal-writing: fundraising letter, donor letter, charity appeal letter, case for support, logframe
grant-proposal-writing: theory of change, sponsor letter, apply for a grant, money for our association
grant-proposal-writing: subsidy application, win more tenders, upwork proposal
video-editing: videoeditor, film cutter, raw footage, gopro footage, drone video edit, travel video, holiday video
video-editing: vacation video, birthday video, baptism video, anniversary slideshow, photo slideshow, memorial video
video-editing: tribute video, wedding highlight, gaming video editing, gameplay editing, yt editor, vlog
video-editing: long form video, webinar recording edit, zoom recording edit, lecture recording edit, conference recap
video-editing: event recap, multi camera edit, sync audio and video, b-roll, rough cut, premiere, adobe premiere, imovie
video-editing: avid media composer, filmora, sony vegas, video too long, shorten my video, stabilize shaky video
video-editing: put clips together, join video clips
short-form-video: shorts, yt shorts, shorts editor, short video editor, reels video, ig reels, insta reels, tik tok
short-form-video: tik tok videos, tiktok creator, tiktok ads creative, 9:16, 9:16 video, vertical cuts, opus clip
short-form-video: podcast into reels, webinar into clips, repurpose long videos, content repurposing video
short-form-video: clip my stream, stream highlights, kick clips, snackable video, viral clips, go viral on tiktok
short-form-video: faceless tiktok, faceless shorts, faceless video channel, hormozi style, hormozi captions
short-form-video: alex hormozi style edit, testimonial ugc, ugc content creator, unboxing video, spark ads
short-form-video: product tiktok, youtube short, hook in first seconds, nobody watches my reels
explainer-videos: explain my product, explain our app, explain how it works, explain my service, how it works video
explainer-videos: product explainer, app explainer, company explainer, medical explainer, healthcare animation explainer
explainer-videos: crypto explainer, fintech explainer, mechanism of action video, process explained in video
explainer-videos: how-to video, onboarding animation, product walkthrough, product tour video, screen recording demo
explainer-videos: screencast, screencast tutorial, software tutorial video, saas demo video, app promo video
explainer-videos: app store preview video, pitch video, startup pitch video, indiegogo video, whiteboard animator
explainer-videos: whiteboard explainer, doodly, videoscribe, powtoon, animaker, isometric explainer, 60 second explainer
explainer-videos: 90 second video, people don't understand my product, safety training video
motion-graphics: motion artist, motion animator, mogrt, ae template, aftereffects, titles for my film, end credits
motion-graphics: opening credits, credit roll, title card animation, name titles on video, broadcast graphics
motion-graphics: tv graphics, looping background, vj loops, stage visuals, concert visuals, led wall content
motion-graphics: projection mapping, animated poster, animated album cover, cinema 4d, c4d, houdini, nuke compositor
motion-graphics: rotoscoping, roto, motion tracking, screen replacement, hud animation, ui animation, data animation
motion-graphics: animated graphs, animated numbers, countdown animation, bar chart race, callouts on video
motion-graphics: animate my infographic, type animation, audio visualizer
logo-animation: logo moving, logo intro video, make my logo move, bring my logo to life, logo opener, logo bumper
logo-animation: logo loop, logo gif, lottie logo, logo lottie file, animated wordmark, animated emblem, logo stinger
logo-animation: logo intro for youtube, yt intro, gaming intro, podcast intro video, church intro video
logo-animation: film production logo intro, production company intro, vanity card, opener for my videos
logo-animation: opening of my videos, closing of my videos, outro animation, end card, youtube end screen, youtube outro
logo-animation: particle logo, glitch logo, fire logo animation, liquid logo animation, neon logo animation
logo-animation: 2d logo animation, logo reveal template, logo ident, animated app splash screen
character-animation: cartoon video, cartoon character video, animate my mascot, mascot animation, make my drawing move
character-animation: make character walk, 3d rig, maya animator, maya rig, blender rig, blender character animation
character-animation: mixamo, adobe character animator, moho, duik, cutout rig, spine 2d, live 2d, vtuber rigging
character-animation: vtube studio, pixel art animation, sprite sheet animation, idle animation, attack animation
character-animation: run cycle, facial animation, face rig, motion capture cleanup, mocap, animated series
character-animation: cartoon episode, animated pilot, animatic, animation short film, anime opening
character-animation: fight scene animation, kids cartoon, nursery rhymes video, animated story, claymation puppet
subtitles-captions: vtt, ass file, sbv, scc file, ttml, webvtt, aegisub, subtitle edit, subtitle my film
subtitles-captions: subtitle my video, sub title, caption, captioner for youtube, caption file, cc for video, cc files
subtitles-captions: sdh, cea-608, burnt in subtitles, hardsub, hard coded subtitles, burn captions, animated captions
subtitles-captions: auto captions wrong, fix auto captions, fix subtitles, captions out of sync, captions don't match
subtitles-captions: subtitles too fast, subtitles too early, same language subtitles, subtitles for hard of hearing
subtitles-captions: subtitles for my course, netflix timed text, bbc subtitle guidelines, people watch without sound
subtitles-captions: karaoke text on video, caption writer
colour-grading: colorgrade, color-grading, colour grader, colourist, video colorist, davinci resolve grading
colour-grading: davinci color, resolve grade, power grade, cube file, .cube, lut creation, custom lut, slog2, slog
colour-grading: c-log, v-log, d-log, braw, arriraw, red raw footage, rec 709, dolby vision grade, aces workflow
colour-grading: teal and orange, filmic look, kodak film look, film grain, vintage film look, moody look
colour-grading: colors look wrong in video, washed out footage, footage too yellow, skin looks green, video overexposed
colour-grading: underexposed video, different cameras look different, colors don't match between shots
colour-grading: fix exposure in video, music video grade
seo-audits: search engine optimisation, seo check, seo report, seo analysis, seo review, seo specialist
seo-audits: seo optimization, site audit, crawl report, screaming frog, sitebulb, search console, search console errors
seo-audits: gsc, google indexing, page not indexed, crawled currently not indexed, sitemap xml, robots.txt
seo-audits: canonical tags, duplicate content, schema org, rich snippets, google my business, gmb, map pack
seo-audits: google maps ranking, google penalty, toxic backlinks, disavow, hreflang, nobody finds my website
seo-audits: can't find my site on google, my site on page 5, first page of google, rank on google, rank in chatgpt
seo-audits: be found online, competitors outrank me, google update hit my site
keyword-content-planning: kw research, keyword researcher, keyword list for my blog, keyword mapping, keyword map
keyword-content-planning: keyword clusters, keyword clustering, search intent, search volume, low competition keywords
keyword-content-planning: keyword difficulty, answer the public, google trends, ubersuggest, surfer seo, clearscope
keyword-content-planning: content brief writer, seo brief, topical map, topical authority, pillar and cluster
keyword-content-planning: content roadmap, content audit, editorial plan for blog, blog calendar, content planner
keyword-content-planning: what to write about next, run out of blog ideas, blog title ideas, article ideas
keyword-content-planning: youtube video ideas, youtube tags, amazon backend keywords, helium 10, etsy seo, erank
keyword-content-planning: marmalead, app store keywords, negative keywords list, seo content strategy
email-marketing: mailshot, e-mail marketing, e-newsletter, e-mail newsletter, weekly newsletter, monthly newsletter
email-marketing: newsletter template, email blast, eblast, mass email, bulk email, send email to all customers
email-marketing: keep customers informed, win back old customers, reactivation emails, onboarding emails, autoresponder
email-marketing: email funnel, nurture sequence, lifecycle emails, flows in klaviyo, klaviyo flows, sendinblue
email-marketing: mailerlite, aweber, constant contact, campaign monitor, sendgrid, cleverreach, beehiiv, getresponse
email-marketing: omnisend, mjml, email signup popup, low open rate, nobody opens my emails, mails land in spam
email-marketing: emails landing in spam, instantly.ai, black friday emails
search-social-ads: google adwords, ads on instagram, fb ads, ig ads, facebook advertising, meta advertising
search-social-ads: advertise on facebook, advertise on instagram, advertise on tiktok, reddit ads, snapchat ads, x ads
search-social-ads: twitter ads, spotify ads, bing ads, etsy ads, amazon ppc, apple search ads, google local services ads
search-social-ads: display campaign, pmax, shopping campaign, merchant center, google merchant center
search-social-ads: merchant center suspended, media buyer, ppc specialist, ppc manager, performance marketer
search-social-ads: paid search, lead ads, lookalike audience, boost post, boosted posts, wasting money on ads
search-social-ads: ads get no clicks, no sales from ads, cpc too high, google ad grants, dv360
social-media-management: smm, social media person, social media specialist, social media assistant, social media content
social-media-management: social media calendar, social media posting, social posts, handle my instagram
social-media-management: look after our facebook page, insta manager, ig growth, tiktok manager, twitter manager
social-media-management: x account manager, linkedin content, linkedin manager, linkedin growth, facebook group admin
social-media-management: facebook group moderator, discord community manager, telegram community manager
social-media-management: reply to comments and dms, answer dms, engagement on posts, low engagement
social-media-management: nobody likes my posts, no followers, grow my following, no time for instagram
social-media-management: our facebook is dead, later app, meta business suite, sprout social, post captions
social-media-management: captions for my posts, instagram captions, insta hashtags, linkedin ghostwriting
market-research: market researcher, market survey, market entry study, market potential, market sizing, tam sam som
market-research: market overview, market trends, industry analysis, sector report, competitor report
market-research: competitor benchmark, benchmarking competitors, know my target group, is there demand for my idea
market-research: test my business idea, customer insight, consumer insights, customer research, customer feedback survey
market-research: customer satisfaction survey, nps survey, user survey design, survey design, questionnaire design
market-research: surveymonkey, typeform survey, qualtrics, in-depth interviews, focus groups, mystery shopping
market-research: pestel analysis, pestle, porter five forces, desk research, statista, conjoint analysis
market-research: brand tracking study, niche research, jungle scout
analytics-tracking-setup: ga4, ga 4, gtm container, data layer, datalayer, fb pixel, linkedin insight tag, capi
analytics-tracking-setup: server-side gtm, stape, enhanced conversions, google ads conversion setup, offline conversions
analytics-tracking-setup: call tracking, form tracking, button click tracking, scroll tracking, utm parameters
analytics-tracking-setup: utm builder, universal analytics, adobe analytics, fathom analytics, piwik pro, posthog
analytics-tracking-setup: segment.com, microsoft clarity, crazy egg, session recordings, cookiebot
analytics-tracking-setup: conversions not showing, no data in analytics, conversions counted twice
analytics-tracking-setup: purchases not tracked, pixel not firing, tag not firing, numbers in analytics don't match
analytics-tracking-setup: referral spam, where do my sales come from, how many people visit my site, goal tracking
public-relations: pr agent, pr manager, pr firm, pr campaign, pr plan, pr strategy, pr text, press agent
public-relations: press contact list, press outreach, press announcement, press conference, pressrelease, media release
public-relations: media outreach, media training, media appearance, spokesperson, be guest on podcasts
public-relations: featured in forbes, forbes article, earned media, haro, qwoted, prnewswire, prweb, news wire
public-relations: newsworthy story, announce our launch to journalists, tell journalists, bad reviews online
public-relations: negative articles about me, online reputation, crisis statement, film publicity, publicity, epk
public-relations: wikipedia page for my company, music blogs submission, playlist pitching
portrait-illustration: draw my face, draw my picture, draw my girlfriend, draw my boyfriend, draw my cat, draw my horse
portrait-illustration: draw my kids, draw my house, draw us as a couple, draw my grandparents, cartoonise me
portrait-illustration: cartoonize photo, turn me into cartoon, turn me into anime, simpsons style portrait
portrait-illustration: disney style portrait, pixar style portrait, ghibli style portrait, wedding couple drawing
portrait-illustration: anniversary gift drawing, birthday gift portrait, mothers day gift drawing, horse portrait
portrait-illustration: pet memorial portrait, baby portrait, faceless portrait, line art portrait, one line portrait
portrait-illustration: charcoal portrait, digital portrait, pop art portrait, caricature for wedding, wedding caricature
portrait-illustration: self portrait drawing, painting from photo, sketch from photo, photo to cartoon
portrait-illustration: photo to painting, gamer avatar, avatar for my profile
childrens-book-illustration: kids book artist, children book illustrator, children book illustration, kids book pictures
childrens-book-illustration: kids book drawings, pictures for my children's book, drawings for kids story
childrens-book-illustration: story book artist, storybook artist, storybook illustrator, storybook pages
childrens-book-illustration: picture book artist, picture book spreads, double page spread drawings
childrens-book-illustration: illustrated story for my daughter, illustrated story for my son, children's cover drawing
childrens-book-illustration: alphabet book, abc book, counting book, lift the flap book, middle grade illustrations
childrens-book-illustration: chapter book illustrations, young reader illustrations, bible stories illustration
childrens-book-illustration: fable illustration, bedtime book, colouring book, colouring pages, coloring book pages
childrens-book-illustration: colouring sheets, kids worksheet drawings, flashcards for kids
childrens-book-illustration: same character on every page, cute animal illustrations, whimsical illustrations
childrens-book-illustration: nursery rhyme book, scbwi, picture book dummy, educational book drawings for kids
character-design: mascot for my team, mascot for my company, school mascot, team mascot, mascot costume design
character-design: brand character, cartoon mascot, character lineup, character poses, ref sheet, model sheet, oc
character-design: oc commission, d&d portrait, dnd party art, rpg character, tabletop character, pathfinder character
character-design: elf character, wizard character, dragon design, monster design, creature concept, alien design
character-design: robot design, villain design, hero for my comic, comic hero, manga character, chibi, furry
character-design: furry commission, fursuit design, png tuber, pngtuber, vtuber model, vtuber avatar design
character-design: outfit design for character, adoptables, card game characters
icon-sets: iconography, icon family, iconset, icon collection, icon artist, icons for my website, icons for presentation
icon-sets: icons for infographics, icon for ios app, android adaptive icon, app launcher icon, glyphs, outline icons
icon-sets: duotone icons, 3d icons, hand drawn icons, pixel icons, toolbar icons, navigation icons, feature icons
icon-sets: service icons, category icons, map pin icons, weather icons, food icons, medical icons, game item icons
icon-sets: inventory icons, skill icons, symbols for signs, safety symbols, windows ico file, icomoon, icons don't match
icon-sets: icons look different, emote artist, kick emotes, slack emoji, whatsapp stickers, telegram stickers
editorial-illustration: op-ed illustration, illustration for magazine, illustration for newspaper
editorial-illustration: illustration for book chapter, illustration for report, illustration for white paper
editorial-illustration: blog header illustration, header illustration, article header drawing, feature image drawing
editorial-illustration: illustrations for blog, satirical drawing, satire cartoon, satirical cartoon
editorial-illustration: new yorker style cartoon, gag cartoon, single panel cartoon, newspaper cartoon
editorial-illustration: cartoon for newsletter, cartoon for presentation, press illustration, courtroom sketch
editorial-illustration: portrait of author for article, opinion page illustration, visual metaphor
editorial-illustration: metaphor illustration, concept illustration, anatomical drawing, anatomy illustration
editorial-illustration: botanical illustration, science illustration, technical illustration, cutaway drawing
editorial-illustration: graphical abstract, journal cover art, stock photos are boring, spot drawings
editorial-illustration: illustration for homepage, business illustrations
pattern-textile-design: pattern artist, half drop repeat, tileable pattern, tileable texture, fabric for quilting
pattern-textile-design: quilt fabric, cotton print, silk scarf print, tie pattern, sock pattern, sock design
pattern-textile-design: legging print, activewear print, kids fabric, baby fabric, swaddle print, pyjama print
pattern-textile-design: curtain fabric, cushion design, pillow design, carpet design, blanket design
pattern-textile-design: tablecloth fabric print, wall paper design, mural wallpaper, gift paper, tissue paper pattern
pattern-textile-design: packaging pattern, batik, paisley, tartan, botanical pattern, sublimation design
pattern-textile-design: jersey sublimation, sewing pattern, pattern making clothes, knitting chart, clo3d
pattern-textile-design: garment tech pack, apparel designer
maps-infographic-drawing: board game map, game board map, map for my book, map for my website drawn, map of our campsite
maps-infographic-drawing: hotel map, zoo map, vineyard map, wine region map, piste map, ski resort map, golf course map
maps-infographic-drawing: mall map, neighborhood map, neighbourhood map, street map drawing, village map, island map
maps-infographic-drawing: walking tour map, cycling route map, bike route map, travel map, road trip map, honeymoon map
maps-infographic-drawing: wedding directions map, location map, watercolor map, hand drawn map, pictorial map
maps-infographic-drawing: battle map, dungeon map, rpg map, wonderdraft, inkarnate, middle earth style map, history map
maps-infographic-drawing: map of kingdom, map artist, mapmaker, food map
mobile-apps: smartphone app, application for phone, app programmer, app coder, app creator, tablet app, apple watch app
mobile-apps: wear os app, ios and android, cross platform app, hybrid app, pwa, ionic, xamarin, objective-c, xcode
mobile-apps: android studio, jetpack compose, firebase app, testflight, flutterflow, thunkable, adalo
mobile-apps: app for my restaurant, app for my gym, app for my business, taxi app, uber like app
mobile-apps: delivery app development, dating app, fitness app, habit tracker app, booking app, in app purchases
mobile-apps: push notifications, put my app in the store, apple developer account, apk, app like tinder
mobile-apps: app store rejection
back-end-apis: backend dev, backend coder, server side, server-side developer, back-end engineer, endpoint, json api
back-end-apis: soap api, grpc, websocket, openapi, api gateway, api connection, connect my shop to erp, sync two systems
back-end-apis: paypal integration, oauth, single sign on, sso, jwt, login and registration, user accounts
back-end-apis: password reset, sign in with google, user roles and permissions, nestjs, node js, express js, golang
back-end-apis: elixir phoenix, symfony, codeigniter, asp.net, strapi, prisma, redis, rabbitmq, kafka
back-end-apis: headless cms backend, custom crm
workflow-automation: zaps, make scenario, make com, pabbly, ifttt, power platform, sharepoint workflow, automator
workflow-automation: salesforce flow, gohighlevel automation, pipedrive automation, google forms automation
workflow-automation: typeform to crm, leads to crm automatically, sync calendar automatically, automatic reminders
workflow-automation: automatic reports by email, automated invoicing, automated onboarding, document automation
workflow-automation: docusign automation, repetitive work takes hours, too much manual work, manual copy paste
workflow-automation: save time on admin automatically, tools don't talk to each other, connect two apps
workflow-automation: automation consultant, nocode, no-code, low code, bubble.io, softr, glide app
workflow-automation: robotic process automation, whatsapp bot, telegram bot, slack bot, discord bot
workflow-automation: ai assistant for my business
spreadsheet-automation: xls, xlsx, excel tool, excel tracker, excel wizard, excel guru, excel developer, excel functions
spreadsheet-automation: excel automation, office scripts, macro not working, vba code, vba programmer, xlookup
spreadsheet-automation: index match, sumifs, countifs, array formula, arrayformula, importrange, libreoffice calc
spreadsheet-automation: drop down list excel, dropdown in excel, data validation excel, linked workbooks, #ref error
spreadsheet-automation: circular reference, value error in cell, my spreadsheet is slow, my sheet is broken
spreadsheet-automation: excel file too big, gsheet, googlesheets, stock list excel, rota spreadsheet
spreadsheet-automation: shift schedule excel, commission calculator, quote calculator excel, invoice template excel
spreadsheet-automation: userform
bug-fixing: fix broken code, fix broken app, app crashing on startup, app freezes, app won't start, app stopped working
bug-fixing: program does not start, program freezes, software crashes, software keeps crashing, script throws error
bug-fixing: runtime error, syntax error, null pointer exception, undefined is not a function, typeerror, segfault
bug-fixing: segmentation fault, exception in code, infinite loop, race condition, 500 from api, cors error
bug-fixing: dependency conflict, npm install fails, pip install error, gradle build failed, xcode build error
bug-fixing: deploy broke my app, works on my machine, login broken in app, debug python, debug javascript, debug react
bug-fixing: glitch in my game code, sentry errors, crashlytics, flaky test, code throws exception, regression bug
code-review: review my repository, review my repo, github review, pr review pull request, second pair of eyes on code
code-review: code feedback for junior, code inspection, code assessment, codebase audit, smart contract audit
code-review: solidity audit, owasp, owasp top 10, vulnerability scan, secrets in code, static analysis, sonarqube
code-review: eslint setup, linting, code smells, spaghetti code, messy code, restructure code, code readability
code-review: best practices code, solid principles, design patterns, test plan, write tests for code, jest tests, pytest
code-review: cypress tests, tdd, did my developer do good work, check developer's work, inherited code
code-review: tech due diligence, ai generated code review, vibe coded app review, code walkthrough
cloud-devops: dev ops, site reliability engineer, sre, infrastructure as code, iac, pulumi, cloudformation, helm chart
cloud-devops: k8s, eks, gke, argocd, rancher, dockerfile, dockerize, containerize, ec2, s3 bucket, rds, cloudfront
cloud-devops: route 53, digitalocean, digital ocean, hetzner, linode, heroku, vercel, render.com, fly.io, coolify
cloud-devops: bitbucket pipelines, circleci, zero downtime deploy, load balancer, autoscaling, server out of memory
cloud-devops: proxmox, prometheus, datadog, ssh
game-development: gamemaker studio, construct 3, rpg maker, game coder, game creator, game design document, gdd
game-development: unity c#, unity assets, unreal blueprints, ue5, unreal 5, gdscript, phaser, html5 game, web game
game-development: phone game, android game, steam release, hyper casual game, match 3, platformer, tower defense
game-development: card game app, oculus quest game, lua scripter, fivem script, gmod, minecraft server
game-development: minecraft datapack, fortnite creative map, uefn, game ai enemy, npc behavior, netcode
game-development: photon multiplayer, shader, port game to mobile, playtest, finish my game
data-cleaning: data cleanse, data scrubbing, tidy up data, tidy up spreadsheet, sort out my spreadsheet, sort my data
data-cleaning: merge csv files, merge tables, merge excel sheets, combine spreadsheets, join two tables excel
data-cleaning: match two lists, compare two lists, fuzzy matching, fuzzy match names, remove double entries
data-cleaning: duplicate entries, duplicate rows, double contacts, same customer twice in list
data-cleaning: names spelled differently, inconsistent data, dirty data, data is a mess, data all over the place
data-cleaning: split column, split names and addresses, phone number formatting, address cleaning, postcode cleaning
data-cleaning: hubspot cleanup, salesforce data cleanup, product data cleanup, normalize data, standardise data
data-cleaning: data reconciliation, parse text data, trifacta, etl cleaning script, clean survey data
dashboards: dash board, dashboard designer, dashboard in excel, dashboard for my sales, marketing dashboard
dashboards: finance dashboard, hr dashboard, executive dashboard, social media dashboard, shopify dashboard
dashboards: ga4 dashboard, google ads dashboard, project dashboard, inventory dashboard, production dashboard
dashboards: real time dashboard, interactive dashboard, bi specialist, bi consultant, kpi tracker, key figures
dashboards: key numbers at a glance, see my numbers at a glance, see sales in real time, weekly numbers on one page
dashboards: automated report, reporting tool, scorecard, balanced scorecard, pbix, power bi desktop, tableau public
dashboards: redash, qlik sense, qlikview, sisense, streamlit dashboard, plotly dash, r shiny
dashboards: reports take too long every month
data-visualisation: datawrapper, plotly, vega, echarts, chart.js, tikz, highcharts, ggplot2, seaborn, excel chart
data-visualisation: better charts, ugly charts, redesign my charts, pie chart, line chart, sankey, sankey diagram
data-visualisation: heat map chart, bubble chart, tree map chart, network graph, organisation chart graphic
data-visualisation: org chart design, venn diagram, gantt graphic for report, statistics infographic
data-visualisation: figures for my thesis, figures for journal, publication figures, plots for paper
data-visualisation: charts for annual report, charts for presentation, visual summary of data
data-visualisation: nobody understands my charts, turn table into chart, turn numbers into pictures, kepler
data-visualisation: mapbox map of data, info graphic, infograph
statistical-analysis: statistics consultant, statistics for master thesis, school project statistics
statistical-analysis: stats help for dissertation, stats for my paper, quantitative data analysis, biostatistician
statistical-analysis: data analysis in spss, spss output, minitab, graphpad prism, eviews, matlab statistics, mplus
statistical-analysis: smartpls, structural equation modeling, sem smartpls, meta analysis, meta-analysis
statistical-analysis: systematic review statistics, linear regression, logistic regression, multiple regression
statistical-analysis: mixed effects model, ancova, manova, t test, mann whitney, wilcoxon, kruskal wallis
statistical-analysis: confidence interval, cronbach alpha, principal component analysis, cluster analysis survey
statistical-analysis: kaplan meier, a/b test significance, is the difference significant, which test to use
statistical-analysis: results chapter, interpret results
forecasting-models: predict revenue, predict demand for products, predict customer churn, predict stock levels
forecasting-models: predict how much we sell, predict how much to order, how much stock to order
forecasting-models: how many staff for next month, sales projection, demand planning excel, supply planning
forecasting-models: out of stock too often, overstock, too little stock, reorder point, safety stock, time-series
forecasting-models: timeseries, sarima, exponential smoothing, holt winters, facebook prophet, lstm forecast
forecasting-models: trend analysis forecast, what-if model, monte-carlo, queue simulation, discrete event simulation
forecasting-models: optimization model, linear programming, solver model, energy demand forecast, footfall forecast
forecasting-models: call volume forecast, customer lifetime value model, clv, price elasticity, marketing mix model
forecasting-models: mmm model, holiday season forecast
database-queries: sql programmer, sql script, sql tuning, tsql, t-sql, pl/sql, plsql, pl sql, psql, mariadb, sql join
database-queries: sql view, sql index, query taking too long, fix my query, write sql for me, select from two tables
database-queries: report from database, get data out of our database, schema design, data model database, er diagram
database-queries: erd, entity relationship diagram, normalise database, import csv into database, dbt, snowflake
database-queries: clickhouse, duckdb, cassandra, dynamodb, neo4j, filemaker, db admin, deadlock, window functions
database-queries: etl pipeline, ssis, ssrs
machine-learning: ml, classifier, random forest, xgboost, svm, gradient boosting, cnn, transformer model, hugging face
machine-learning: huggingface, keras, yolo, yolov8, number plate recognition, text mining, named entity recognition
machine-learning: spam classifier, fraud detection, anomaly detection, recommendations for my shop
machine-learning: recommend products to customers, personalised recommendations, gpt, gpt-4, openai api, claude api
machine-learning: llama, ollama, fine-tuning, finetune, rag, vector database, embeddings, chat with my pdf
machine-learning: prompt engineering, mlops, kaggle, label images, data annotation, comfyui
data-collection: data gathering, data gatherer, data harvesting, webscraping, scrape prices, scrape listings
data-collection: scrape amazon, scrape instagram, scrape real estate listings, scraping bot, scrapy, selenium scraper
data-collection: playwright scraper, octoparse, apify, parsehub, get data from website, download all products from site
data-collection: extract tables from pdf, pdf into spreadsheet, scanned tables to excel, enter data into crm
data-collection: data entry operator, data entry specialist, data input, manual data entry, catalogue data entry
data-collection: business card data entry, paper forms to excel, lead research, b2b leads list, contact research
data-collection: prospect list, find contact emails, directory scraping, apollo.io, google maps leads
data-collection: linkedin sales navigator list, price monitoring, track competitor prices
document-translation: translate docs, translate docx, translate excel file, translate powerpoint, translate flyer
document-translation: translate catalogue, translate catalog, translate newsletter, translate user manual
document-translation: translate instructions, translate data sheet, translate business plan, translate annual report
document-translation: translate thesis, translate dissertation, translate research paper, translate journal article
document-translation: translate school report, translate cover letter, translate reference letter
document-translation: translate grandmother's letters, kurrent, suetterlin, translate press release, translate policy
document-translation: translate training material, translate questionnaire, translate survey, letter in another language
document-translation: letter I cannot read foreign, got letter in german, correspondence translation, trados, memoq
document-translation: sdl trados, specialist translation, engineering translation, financial translation
document-translation: keep layout translation, translate invoice
website-localisation: localise, localisation specialist, localization engineer, gettext, .po files, pot file, xliff
website-localisation: .strings file, arb file, android strings xml, resx, phrase app, lokalise, crowdin, transifex
website-localisation: poeditor, weglot, polylang, translatepress, langify, translate wordpress site
website-localisation: translate woocommerce, translate online shop, translate homepage, translate landing page
website-localisation: translate product pages, translate product descriptions, amazon listing in german
website-localisation: translate buttons and menus, website in two languages, shop in german and french
website-localisation: sell in other countries website language, right to left website, rtl layout
website-localisation: international seo translation, locale, steam page translation, in-game text translation
website-localisation: text does not fit buttons, transcreation
literary-translation: translate my poems, translate poetry, translate my stories, translate short stories
literary-translation: translate fairy tale, translate kids book, translate picture book, translate fantasy novel
literary-translation: translate romance novel, translate autobiography, translate biography, translate self help book
literary-translation: translate cookbook, translate non-fiction book, translate manuscript, translate comic
literary-translation: translate graphic novel, translate webtoon, webtoon translation, manhwa translation
literary-translation: manga translator, scanlation, web novel translation, translate light novel, translate play
literary-translation: theatre translation, theater play translation, translate song lyrics, lyrics translation
literary-translation: translate opera libretto, literary agent sample translation, sample chapter translation
literary-translation: sell my book abroad, my book in spanish, my novel in english, keep the author's voice
literary-translation: literature translator, prose translation, haiku translation, translate kindle book
legal-medical-translation: certified copy translation, translation with stamp, beglaubigte übersetzung
legal-medical-translation: notary translation, notarised translation, apostille, translate for embassy
legal-medical-translation: translate for visa application, translate for green card, translate for citizenship
legal-medical-translation: translate for university admission, diploma certified translation
legal-medical-translation: transcript of records translation, translate death certificate, translate police clearance
legal-medical-translation: criminal record translation, translate id card, translate driving license
legal-medical-translation: driver's license translation, translate power of attorney, power of attorney translation
legal-medical-translation: translate lawsuit, translate court ruling, judgement translation, translate lease
legal-medical-translation: translate nda, translate terms and conditions, translate privacy policy, translate diagnosis
legal-medical-translation: translate hospital report, translate lab results, translate blood test results
legal-medical-translation: translate vaccination card, translate prescription, translate informed consent
legal-medical-translation: icf translation, medical device ifu translation, smpc translation, pharma translation
legal-medical-translation: ata certified
subtitle-translation: subtitles in english, subtitles in spanish, subtitles in german, subtitles in french
subtitle-translation: subtitles in other languages, subtitles in two languages, bilingual subtitles, dual subtitles
subtitle-translation: multilingual subtitles, sub translator, srt into english, vtt translation, translate vtt
subtitle-translation: translate captions for youtube, translate my youtube channel, translate tiktok video
subtitle-translation: translate webinar, translate online course videos, translate udemy course, translate ted talk
subtitle-translation: translate short film, festival subtitles, english subs for festival, translate documentary
subtitle-translation: translate series, translate tv show, translate drama, kdrama subtitles, korean drama subtitles
subtitle-translation: anime subs, arabic subtitles, chinese subtitles, japanese subtitles, portuguese subtitles
subtitle-translation: italian subtitles, hindi subtitles, movie in foreign language, translate speech in video
subtitle-translation: lip sync translation script, video into other languages
translation-review: check my english translation, check my spanish translation, check translated website
translation-review: check translated book, translation corrector, proofread german translation
translation-review: proofread translated text, bilingual editor, edit machine translation, post edit, post editing
translation-review: postediting, mt post-editing, mtpe editor, post-editor, chatgpt translation check
translation-review: google translate correction, fix deepl translation, fix bad translation, translation sounds wrong
translation-review: translation sounds unnatural, translation sounds robotic, sounds like google translate
translation-review: not sure if translation is right, translation mistakes, mistranslation
translation-review: second opinion on translation, second pair of eyes translation, native speaker review
translation-review: translation revision service, lqa, linguistic qa, localization qa, linguistic testing
translation-review: linguistic validation, four eyes principle translation, iso 17100 revision, translation feedback
translation-review: terminology check, tqa
interpreting: interpret for me, interpret on zoom, interpreter on video call, interpreter for court hearing
interpreting: interpreter for hospital, interpreter for lawyer, interpreter for trade fair, interpreter for wedding
interpreting: interpreter for immigration interview, interpreter for factory visit, interpreter for notary
interpreting: interpreter for teachers meeting, french interpreter, italian interpreter, russian interpreter
interpreting: polish interpreter, portuguese interpreter, japanese interpreter, korean interpreter, turkish interpreter
interpreting: ukrainian interpreter, farsi interpreter, vietnamese interpreter, mandarin interpreter, bilingual call
interpreting: call my landlord in german, phone call in another language, call supplier in china
interpreting: speak to supplier in chinese, negotiate with chinese supplier, over the phone interpreting, opi, vri, rsi
interpreting: whispered interpreting, liaison interpreter, consecutive translation, translate during meeting
interpreting: don't speak the language in meeting, webinar interpretation
language-lessons: language exchange partner, private language teacher, online language lessons, one to one lessons, esl
language-lessons: efl, tefl, english class, improve my spoken english, business english coach, english for job interview
language-lessons: english for kids, teach me french, learn arabic, learn portuguese, learn russian, learn dutch
language-lessons: learn polish, learn turkish, learn sign language, korean tutor, german for beginners, german b1
language-lessons: goethe exam, telc, dele, delf, jlpt, hsk, toeic, cambridge exam, duolingo english test
language-lessons: spanish for travel, grammar lessons, vocabulary practice, pronunciation, reduce my accent
language-lessons: accent reduction, afraid to speak english, a1 a2 course
voice-over: v.o., vo talent, voiceactor, voicing, voice for youtube channel, voice for ad, voice for explainer
voice-over: voice for animation, game voice acting, voice for presentation, movie trailer voice, deep voice, warm voice
voice-over: friendly voice, young voice, old man voice, kid voice, robot voice actor, monster voice, cartoon voices
voice-over: anime dub, lip sync dubbing, australian voice, irish voice, scottish accent voice, indian accent voice
voice-over: french voice, italian voice, arabic voice, hindi voice, neutral accent narration, tv commercial voice
voice-over: radio spot voice, guided meditation recording, museum audio guide voice, someone to read my text
voice-over: read text aloud, elearning narration, isdn, source connect
audiobook-narration: audio-book, audiobook voice, audiobook recording, audiobook proofing, audiobook producer acx
audiobook-narration: audiobook for audible, audiobook on spotify, findaway voices, author's republic, kobo audiobook
audiobook-narration: acx ready, acx requirements, acx rejected my files, read my novel aloud, read book chapters
audiobook-narration: voice for my novel, narrate my memoir, narrate my story for kids, narrate children's book
audiobook-narration: fiction narrator, romance narrator, duet narration, dual narration, multi cast audiobook
audiobook-narration: full cast audiobook, non-fiction narrator, non fiction narration, self help audiobook
audiobook-narration: my book as audio, book into audio, listen to my book, read my story aloud, per finished hour
audiobook-narration: finished hour narration, retail sample audiobook, male audiobook narrator
audiobook-narration: female audiobook narrator, british audiobook narrator, ebook to audiobook
podcast-editing: pod cast, podcast audio editor, podcast post production, podcast post-production, podcast mastering
podcast-editing: podcast cleanup and edit, podcast consultant, podcast agency, podcast trailer, podcast description
podcast-editing: podcast upload, publish my podcast, podcast on apple podcasts, rss feed for podcast, buzzsprout, libsyn
podcast-editing: anchor podcast, spotify for podcasters, podbean, riverside, riverside.fm, squadcast, zencastr, descript
podcast-editing: hindenburg, lufs podcast, edit my episodes, edit my episode, weekly episodes
podcast-editing: two speakers different volume, guest is quieter than host, host and guest levels, remove ums and ahs
podcast-editing: remove long pauses, cut silences, cut the boring parts of my podcast, shorten interview recording
podcast-editing: radio show editing, chapters for podcast, new podcast
audio-cleanup: clean interview audio, noisy recording, hiss, static in recording, buzzing sound, humming noise
audio-cleanup: wind in microphone, traffic noise, air conditioner noise, dog barking in recording, clicks and pops
audio-cleanup: sounds muffled, plosives, mouth clicks, sibilance, de-ess, echo in room, echoey recording
audio-cleanup: reverb too much, sounds like in a bathroom, muffled voice, voice too quiet, can't hear the speaker
audio-cleanup: can't hear what they say, cannot understand recording, unclear recording, recording unintelligible
audio-cleanup: forensic audio, bad mic, bad zoom audio, izotope, rx 10, adobe podcast enhance, old tapes, reel to reel
audio-cleanup: vinyl restoration, restore old recording, rescue my recording, save my recording, one channel missing
sound-design: sounddesign, sound fx, sfx pack, sound library, footsteps sounds, explosion sounds, weapon sounds
sound-design: magic spell sounds, monster sounds, creature sounds, car engine sounds, door sounds, button click sounds
sound-design: click sounds for app, interface sounds, alert sound, ringtone, whoosh, risers and impacts
sound-design: trailer sound design, horror sounds, rain and thunder sounds, forest ambience, room tone
sound-design: sounds for meditation app, sounds for installation, exhibition sound, theatre sound effects
sound-design: silent animation needs sound, add sound to animation, add sound to my film, re-recording mixer
sound-design: dialogue editing film, 5.1 film mix, unreal metasounds, binaural, serum presets, ableton rack sounds
sound-design: kontakt library, asmr sounds
phone-greetings: phone messages, phone prompt, phone tree, phone announcement voice, telephone greetings
phone-greetings: telephone prompts, telephone system voice, telephone menu, greeting for our phone
phone-greetings: greeting for office phone, welcome message for phone, voice mail, voice mail recording
phone-greetings: voicemail script, answerphone, answer phone message, answerphone message, press one for sales
phone-greetings: press 1 for, callers on hold, caller waiting message, on-hold, on hold music, on hold recording
phone-greetings: on-hold marketing, moh, holiday closing message, christmas closing phone message
phone-greetings: closed for holiday message, opening hours phone message, business hours message, queue announcement
phone-greetings: mailbox message, voip greeting, 3cx, ringcentral greeting, asterisk prompts, interactive voice response
phone-greetings: doctor's office phone message, funny voicemail
transcription: transcriber for interviews, transcribe podcast, transcribe meeting, transcribe zoom call
transcription: transcribe dissertation interviews, transcribe sermon, transcribe voice memo, transcribe phone call
transcription: transcribe court hearing, transcribe cassette tapes, transcribe focus group, transcribe webinar
transcription: interviews for my thesis typed, type out recording, type up my recordings, type my dictation
transcription: typing from audio, audio typist, digital dictation, voice recording to word, voice memo to text
transcription: audio into text, mp3 to text, mp3 to word, video into text, talk to text, clean verbatim
transcription: intelligent verbatim, full verbatim, speaker labels, otter.ai, otter transcript check
transcription: whisper transcript correction, rev.com, trint, correct automatic transcript, minutes from recording
transcription: hearing transcript, oral history transcription, deposition transcript
mixing-mastering: mixing rap vocals, mix vocals over beat, mix my beat, mix my ep, mix metal, mix rock band
mixing-mastering: mixing service, mix critique, mastering service, mastering for streaming, master my album
mixing-mastering: master my ep, album mastering, ddp, lufs, lufs mastering, stems, multitrack, multitracks, dolby atmos
mixing-mastering: immersive mix, song not loud enough, my mix sounds flat, vocals too quiet in song, vocals buried
mixing-mastering: bass too boomy, harsh mix, mix doesn't translate to car, radio ready, release ready
mixing-mastering: sounds amateur next to spotify songs, audio mastering, live concert mix, ozone mastering
mixing-mastering: analogue mastering, vinyl premaster, cassette master, remastering, balance the tracks, pro tools mix
session-musicians: studio musician, pedal steel, dobro, mandolin, ukulele, bass line, percussionist, conga, cajon
session-musicians: piano part, organist, hammond organ, rhodes, accordion, accordionist, violin, violist, viola, cello
session-musicians: live strings, sax, saxophone, trumpet, trombone, trombonist, clarinet, oboe, flutist, flautist
session-musicians: harpist, harp, bagpipes, sitar, tabla, oud, tin whistle, didgeridoo
session-musicians: replace midi with real instruments, real instruments instead of midi, my song has no guitar
singers-vocalists: sing my lyrics, sing a cover, sing happy birthday, singing voice, singer for edm track, guide vocals
singers-vocalists: vocal session, vocal stacks, vocal layers, bgv, gospel choir, soul singer, jazz singer, rock singer
singers-vocalists: metal vocalist, screamer, growl vocals, pop singer, country singer, r&b singer, k-pop singer, tenor
singers-vocalists: baritone, alto, mezzo soprano, child singer, kids singer, beatbox, hook singer, rapper feature
singers-vocalists: a cappella, song without singer, my song has no vocals, i can't sing, vocal comping, vocal editing
singers-vocalists: pitch correction, auto-tune, pitch correct my vocals, fix my off key singing
composition-scoring: musical score, score my short film, media composer, composer for theatre, custom soundtrack
composition-scoring: bespoke music, original soundtrack, ost, underscore, instrumental composition, orchestra piece
composition-scoring: symphony, concerto, choral piece, chamber music, piano composition, epic music, cinematic music
composition-scoring: suspense music, horror music, meditation music, relaxing music, chiptune, 8 bit music, 8-bit music
composition-scoring: boss battle music, game loops music, library music, sync music, production music
composition-scoring: musical theatre music, ballet music, dance piece music, music for my advert, music for app
composition-scoring: music for youtube, entrance music wedding, bridal entrance music, video has no music
composition-scoring: copyright free music
songwriting-lyrics: words to my melody, song for my wife, song for my husband, song for my girlfriend, song for my mum
songwriting-lyrics: song for my dad, song for anniversary, song for baby, song about my dog, song for retirement party
songwriting-lyrics: song for funeral, first dance song, proposal song, personalised song, custom love song, birthday rap
songwriting-lyrics: diss track, ghost write rap, write hook, write chorus, second verse missing, finish my lyrics
songwriting-lyrics: fix my lyrics, rewrite lyrics, parody lyrics, funny song, kids song lyrics, children's song
songwriting-lyrics: christmas song, worship song, country song lyrics, musical lyrics, hymn, club anthem, football song
songwriting-lyrics: team song, poem into song, rhyme writer, co-writer for songs, cowriter
jingles-sonic-logos: jingle maker, jingle producer, jingle for my shop, jingle for app, jingle for youtube channel
jingles-sonic-logos: jingle singers, sung jingle, shop jingle, radio station jingles, radio id, radio sweepers, sweepers
jingles-sonic-logos: station jingles, dj tag, dj tags, producer tag, ad song, ad music with slogan, commercial song
jingles-sonic-logos: advert song, sing our slogan, catchy melody for brand, earworm, mnemonic, audio mnemonic
jingles-sonic-logos: audio logo design, audio ident, audio sting, musical logo, musical signature, logo sound effect
jingles-sonic-logos: sound mark, signature sound, podcast theme music, opening tune, startup sound, boot sound
jingles-sonic-logos: people should remember our brand by sound, five second tune, whistle jingle
beats-arrangement: type beat, exclusive beat, beat lease, afrobeat, amapiano, reggaeton beat, dancehall riddim, riddim
beats-arrangement: boom bap, phonk, lofi hip hop, drum programming, midi file, backing track for my singing
beats-arrangement: minus one track, playback track, re-create song, recreate this instrumental, remake a beat
beats-arrangement: cover song instrumental, big band arrangement, brass arrangement, wind band arrangement
beats-arrangement: orchestra arrangement, satb, orchestrator, orchestrate my piece, lead sheets, chord chart, notation
beats-arrangement: write out the notes, sheet music from audio, guitar tab, musescore, transpose to another key
beats-arrangement: change key of song, my song is only voice memo, demo to full production, bootleg remix, mashup
product-photography: product foto, product photographer for etsy, pictures of my products, photograph my jewelry
product-photography: photograph my candles, pack-shot, pack shots, packshots, catalogue photography, lookbook
product-photography: e-commerce photos, webshop photos, amazon main image, amazon listing images, hero shot product
product-photography: flatlay, flat-lay, tabletop photography, still life, invisible mannequin, ghost mannequin shots
product-photography: shoe photography, bag photography, watch photography, electronics photos, bottle photography
product-photography: candle photos, skincare photos, jewellery photos, clothes on model photos
product-photography: model wearing clothes photos, in-use photos, 360 spin, 360 degree product, lightbox photos
product-photography: send product to studio, photos for kickstarter campaign, my product photos look amateur
product-photography: bad product photos, splash photography
portrait-retouching: portrait edit, skin smoothing, remove pimples, remove spots on face, remove dark circles
portrait-retouching: remove eye bags, glasses reflection, glare on glasses, red eyes, red eye removal, shiny face
portrait-retouching: flyaway hair, bald spot in photo, look younger in photo, look slimmer, make me thinner
portrait-retouching: body reshaping, whiter teeth, fix closed eyes, fix smile, add makeup to photo, digital makeup
portrait-retouching: glamour retouch, fashion retouching, model portfolio retouch, boudoir retouching
portrait-retouching: newborn retouching, dodge and burn, actor headshots, business portraits retouch, head shot
portrait-retouching: linkedin picture, cv photo, application photo, id photo, passport picture, visa photo
portrait-retouching: dating profile photo, put me in a suit, change clothes in photo
background-removal: bg removal, delete background, take out background, get rid of background, knock out background
background-removal: knockout background, new background for photo, different background, swap background
background-removal: change backdrop, clear background, plain background, white backdrop, pure white background
background-removal: make picture transparent, make logo background transparent, png without background, no background
background-removal: cut out images, cut out hair, extract person from photo, clipping service, path tool
background-removal: pen tool cutting, deep etch, masking, layer masking, alpha channel, ugly background
background-removal: messy background, distracting background, background too busy, photobomber, remove my ex from photo
background-removal: remove stranger from picture, remove text from image, remove date stamp from photo
background-removal: remove car from picture, amazon white background, e-commerce cutouts
photo-restoration: restore old pictures, restore wedding photo of parents, photograph restoration, antique photo
photo-restoration: sepia photo, ripped picture, crumpled photo, creased photo, folded photo, cracked photo, mouldy photo
photo-restoration: moldy photos, stained photo, burnt photo, yellowed photo, discolored photo, photo missing a corner
photo-restoration: missing part of photo, photo with scratches, dust and scratches, colourise, colorise, colorize
photo-restoration: colorization, colourisation, colour black and white picture, out of focus photo, unblur, deblur
photo-restoration: pixelated picture, photo too small to print, enlarge photo for canvas, make photo bigger, upscaling
photo-restoration: ai upscale, gigapixel, old negatives, daguerreotype, only photo of my grandfather
photo-restoration: photo of my late father
real-estate-photo-editing: realestate photo, realtor photo editing, estate agency pictures, mls photos, zillow photos
real-estate-photo-editing: rightmove photos, home photos for sale, flat photos, villa photos, apartment pictures
real-estate-photo-editing: vacation rental photos, holiday home photos, booking.com photos, architectural photographer
real-estate-photo-editing: hdr merge, bracketing, exposure blending, flambient, window view, windows blown out
real-estate-photo-editing: overexposed windows, bright windows, grey sky, sky swap, green grass photo, crooked walls
real-estate-photo-editing: vertical lines correction, perspective correction, lens distortion, rooms look dark
real-estate-photo-editing: room looks small, virtually stage, furnish empty room, remove furniture
real-estate-photo-editing: item removal from room, remove clutter from room, twilight conversion, matterport
real-estate-photo-editing: virtual tour, drone house photos
food-photography: food pics, food foto, food shooting, food images, food picture for menu, photos for my cafe
food-photography: pictures of our dishes, pictures of my cakes, dishes photographed, meal prep photos, plate photos
food-photography: breakfast photos, brunch photos, sushi photos, ramen photos, coffee pictures, beer photos
food-photography: beverage photographer, drinks photography, smoothie photos, ice cream photos, dessert photos
food-photography: bread photos, pastry photos, chocolate photos, fruit photos, ingredients photos, cook book photos
food-photography: food blog photos, food instagram photos, grubhub photos, just eat photos, lieferando photos
food-photography: menu pictures look unappetizing, food looks unappetising in photos, catering photos, food truck photos
food-photography: overhead food shot, food retouching, foodstyling
photo-selection-presets: photo management, image selection, choose pictures for album, thousands of photos, 2000 photos
photo-selection-presets: 3000 wedding photos, shortlist my photos, sort holiday photos, organise my photos
photo-selection-presets: duplicates in photo library, photo library mess, photobook, photo book design, photobook layout
photo-selection-presets: wedding editor lightroom, outsourced photo editing, lightroom catalog, lightroom classic
photo-selection-presets: lr presets, mobile presets, preset pack, preset maker, dng preset, xmp preset, custom preset
photo-selection-presets: raw converter, nef files, cr2, cr3 files, arw, color toning photos, consistent look photos
photo-selection-presets: photos all look different, photos don't match each other, same style for all pictures
photo-selection-presets: moody preset, photo mechanic, aftershoot, narrative select, imagen ai
virtual-assistance: virtual pa, remote pa, remote secretary, private secretary, girl friday, admin tasks
virtual-assistance: administrative support, clerical work, general assistant, life admin, paperwork piling up
virtual-assistance: inbox full, inbox out of control, too many emails, sort my emails, answer my emails, inbox zero
virtual-assistance: organise my calendar, diary management, diary planning, book appointments, book restaurant table
virtual-assistance: travel arrangements, travel itinerary, trip planner, plan my holiday, plan my vacation, take minutes
virtual-assistance: minute taker, copy typing, reminders and follow up, personal shopper online, gift research
virtual-assistance: file organisation, organise my files, organize google drive, organize my documents
virtual-assistance: no time for admin, small tasks every day, take work off my hands
bookkeeping: book-keeper, accounting software setup, quickbooks online, qbo, quick books, lexoffice, sevdesk, freeagent
bookkeeping: netsuite, sage 50, myob, numbers don't match bank, shoebox of receipts, receipts pile, expense report
bookkeeping: expenses sorted, expense tracking, bank statements categorised, categorize transactions, ledger
bookkeeping: general ledger, journal entries, trial balance, chart of accounts, month-end, year-end closing, vat
bookkeeping: making tax digital, mtd, gst, 1099, w2, self assessment, tax filing prep, payslips, wages run
bookkeeping: invoice chasing, send my invoices, stripe reconciliation, a2x
business-plans: businessplan, business plan consultant, business plan template, business plan for bakery
business-plans: business plan for salon, business plan for gym, business plan for farm, business plan for food truck
business-plans: business plan for app, business plan for school project, business plan for job centre
business-plans: business plan for grant, business plan review, business case document, bank wants a plan
business-plans: loan application plan, start up loan, sba, e-2 visa, l1 visa business plan, eb-5 business plan, eb5
business-plans: innovator visa, gründungszuschuss, bmc canvas, lean startup canvas, write down my business idea
business-plans: idea on paper for bank, plan for opening a shop, opening a restaurant plan, expansion plan
business-plans: strategic plan, five year plan, 5 year plan, three year plan, exit strategy, executive summary writer
business-plans: information memorandum, pitch document for bank, liveplan
financial-modelling: fp&a, fractional finance director, burn rate, how long will my money last, runway, cash-flow
financial-modelling: cashflow, liquidity plan, 13 week cash flow, p&l projection, profit forecast, five year projection
financial-modelling: 5 year projections, 3 statement model, three-statement, lbo, discounted cash flow, npv, irr, wacc
financial-modelling: comparable company analysis, 409a, value my company, how much is my business worth, breakeven
financial-modelling: break-even, break-even point, is my business profitable, margin calculation, saas metrics, ltv cac
financial-modelling: captable, due diligence finance, property investment model, rental yield, real estate pro forma
financial-modelling: sensitivity analysis, scenario planning finance, annual budget, budgeting
customer-support: customer support specialist, customer support for shopify store, customer service rep
customer-support: customer service outsourcing, customer happiness, customer experience agent, client service agent
customer-support: user support, tier 1 support, level 1 support, l1 support, support inbox, support mailbox
customer-support: support queue, support team, ticket backlog, tickets piling up, unanswered customer emails
customer-support: answer my phone, customers complain nobody answers, customers waiting for reply
customer-support: too many customer questions, order status questions, refund requests, complaints department
customer-support: chargebacks, livechat, live-chat operator, tawk.to, tidio, crisp chat, helpscout, gorgias macros
customer-support: kayako, hubspot service hub, help desk setup, saved replies, amazon buyer messages, csat
customer-support: inbound calls
recruiting-support: recruitment agent, recruitment agency, recruitment assistant, talent acquisition, sourcer
recruiting-support: boolean search, linkedin recruiter, staff for my restaurant, vacancy, vacancy text, job spec
recruiting-support: job profile, role description, employment ad, hire first employee, hiring process
recruiting-support: hiring manager help, shortlist candidates, too many applications, no applicants
recruiting-support: nobody applies for our job, sort applications, screen resumes, pre-screening calls
recruiting-support: interview scorecard, structured interview, assessment test for candidates, reference checks
recruiting-support: background check candidates, ats setup, greenhouse ats, lever ats, personio, bamboohr
recruiting-support: human resource, hr policies, employee onboarding plan, performance review template
recruiting-support: people operations
project-management: project mgmt, project lead, project assistant, project administrator, project support officer
project-management: project controller, project kickoff, project delays, project out of control, project over budget
project-management: project behind schedule, rescue my project, keep everyone on schedule, coordinate contractors
project-management: manage remote team, raci, raci matrix, risk register, action log, milestone plan, milestones, gantt
project-management: smartsheet, wrike, basecamp, jira admin, monday board, kanban, sprints, backlog, backlog grooming
project-management: user stories, product roadmap, prince2, launch coordination, deadlines missed, we miss deadlines
project-management: okr, todo list for team, standup meetings
process-documentation: process description, process improvement, process model, process modelling, write down procedures
process-documentation: document how we work, document our workflow, describe our processes, business process analyst
process-documentation: as-is to-be, value stream map, sipoc, s.o.p., sop template, cleaning checklist for staff
process-documentation: opening and closing checklist, how-to for employees, guide for new employees
process-documentation: instructions for my staff, handover notes, knowledge only in my head, only one person knows how
process-documentation: everyone does it differently, employee leaves with knowledge, franchise operations manual
process-documentation: policies and procedures, knowledge base internal, confluence wiki, trainual, loom to sop, visio
process-documentation: lucidchart, draw.io, flow chart, decision tree diagram, quality management system, qms, iso 9001
process-documentation: haccp plan, gmp documentation
contract-drafting: contract maker, contract creation, contract for my client, contract for wedding photographer
contract-drafting: contract for musicians, influencer contract, contract for business partner
contract-drafting: contract between two companies, contract with manufacturer, contract with supplier
contract-drafting: joint venture agreement, mou, memorandum of understanding, term sheet draft, safe note
contract-drafting: convertible note, share purchase agreement, asset purchase agreement, bill of sale, promissory note
contract-drafting: iou, lend money to friend contract, ip assignment, copyright transfer agreement, model release
contract-drafting: photo release form, waiver, liability waiver, non compete agreement, non-compete, mutual nda
contract-drafting: termination letter employee, prenup, sales agency contract, statement of work, sow
contract-drafting: master services agreement, msa, sla, put agreement in writing
contract-review: contract analysis, contract feedback, contract advice, contract risk check, contract red flags
contract-review: red flags in contract, contract negotiation, contract too complicated, contract i don't understand
contract-review: before i sign, is my contract valid, is this clause legal, is this agreement ok, small print
contract-review: read the fine print, read the small print, check tenancy agreement, check rental contract
contract-review: job offer contract check, check franchise agreement, look over contract, look over my lease
contract-review: term sheet review, severance agreement review, settlement agreement review, msa review
contract-review: saas contract review, vendor contract review, license agreement review, investment agreement review
contract-review: literary agent contract, record label contract, house purchase contract review, non compete enforceable
contract-review: can i get out of contract, how to terminate contract, marked up contract, contract summary
contract-review: summarize contract, contract in plain english
website-terms-privacy: privacy statement, privacy page, privacy policy generator, privacy policy writer
website-terms-privacy: privacy policy url for google play, datenschutzerklärung, terms & conditions, t & c, t and c
website-terms-privacy: tcs for shop, terms of sale, terms of business, terms of service for saas
website-terms-privacy: end user license agreement, end-user licence, health disclaimer, affiliate disclosure
website-terms-privacy: earnings disclaimer, medical disclaimer, email disclaimer, copyright notice for website
website-terms-privacy: dmca policy, cookies policy, cookie consent text, right of withdrawal, widerrufsbelehrung
website-terms-privacy: booking terms, competition terms, giveaway rules, sweepstakes rules, contest rules
website-terms-privacy: community guidelines, house rules for forum, marketplace terms, membership terms, termly, iubenda
website-terms-privacy: paddle asks for terms, stripe asks for terms, app rejected no privacy policy
data-protection: dataprotection, data protection check, data protection advice, external dpo, privacy by design
data-protection: gdpr documentation, gdpr for small business, gdpr checklist, gdpr representative, article 30 records
data-protection: processing register, dsar, sar response, access request from customer, right to be forgotten
data-protection: erasure request, personal data incident, sccs, standard contractual clauses
data-protection: legitimate interest assessment, avv, auftragsverarbeitung, controller processor agreement
data-protection: deletion concept, retention schedule, cctv policy, employee monitoring privacy, ico registration, cpra
data-protection: coppa, baa hipaa, soc 2, soc2, isms, iso27001, nis2, eu ai act, technical and organisational measures
data-protection: tom document, consent forms for personal data
trademark-searches: trade mark search, trademark lookup, trademark report, trademark filing, trademark application
trademark-searches: trademark agent, trademark consultant, trademark a slogan, trademark a phrase, trademark band name
trademark-searches: trademark in europe, trademark in usa, trademark opposition, trademark objection
trademark-searches: trademark office action, trademark watch, trademark monitoring, trademark renewal, tm registration
trademark-searches: tess search, eu trade mark, dpma, markenrecherche, madrid protocol, which trademark class
trademark-searches: knockout search, similarity search trademark, similar brand names, similar logo exists
trademark-searches: is my logo too similar, is the brand name available, is name already registered, name conflict
trademark-searches: name already used by another company, brand protection, can i use this name
trademark-searches: someone uses my brand name, copycat using my name, somebody copied my brand, r symbol
company-formation: company set-up, company registration online, company creation, found a gmbh, dubai freezone
company-formation: free zone company, hong kong company, us company for non residents, us llc for foreigner, wyoming llc
company-formation: texas llc, delaware c corp, s-corp, c-corp, limited company setup, pty ltd, pvt ltd
company-formation: ug haftungsbeschränkt, sarl, oü, sole proprietorship, sole proprietor, become self employed
company-formation: llc or corporation, fictitious name, ein, itin, registered agent, registered office
company-formation: certificate of incorporation, memorandum of association, shareholder list, close down company
company-formation: change company name officially, add director to company, 501c3, 501(c)(3), stripe atlas
company-formation: boi report
legal-research: law clerk, legal questions answered, legal information, legal literature review
legal-research: compare laws in two countries, law in another country, what are my rights as tenant
legal-research: what are my rights as employee, am i allowed, is it illegal, do i need a permit, licence requirements
legal-research: license requirements, legal requirements for selling food, labelling rules food law, import regulations
legal-research: export regulations, regulations for drones, statute, legislative history, find similar court cases
legal-research: rulings, supreme court decisions, case note, case digest, memorandum of law, memo on law
legal-research: appellate brief, pro se research, cite check, bluebook, oscola, canlii, bailii, eur-lex, heinonline
legal-research: lexis, shepardize, docket search, eu directive
`,
  same: `
ecommerce, e-commerce, online shop, online store, webshop, web shop, internet shop
web developer, website developer, web programmer, webmaster
mobile app, phone app, smartphone app, app, mobile application
ios, iphone, ipad
software developer, software engineer, programmer, coder, developer
backend, back-end, back end, server side
frontend, front-end, front end, client side
api, rest api, web service, endpoint
bug, bug fixing, bugfix, debugging, defect, software error
fix, repair, troubleshoot
hacked site, hacked website, malware removal, malware, virus removal
web accessibility, accessibility, a11y, wcag, ada compliance
website migration, website transfer, move website, hosting move
wordpress, wp
javascript, js, ecmascript
postgres, postgresql
database, sql, relational database, db
devops, deployment, cloud infrastructure, ci cd
code review, code audit, code check
chatbot, chat bot, ai assistant
ai, artificial intelligence, machine learning
machine learning, ml, deep learning, neural network
spreadsheet, excel, google sheets, workbook
game development, game developer, game programming, game dev
ui, user interface, interface design
ux, user experience, usability
ui design, interface design, app design, screen design
wireframe, website mockup, ui mockup
logo, wordmark, logotype, lettermark, emblem, brand mark
branding, brand identity, corporate identity, visual identity, corporate design
graphic design, graphic designer, graphic artist
typography, typeface, font
color palette, color scheme, brand colors
vector, vectorize, svg, vector file
packaging, package design, packaging design, box design
presentation, slides, powerpoint, slide deck, keynote slides, ppt, google slides
flyer, leaflet, handbill, flier
brochure, pamphlet, booklet, trifold
business card, visiting card, name card
invitation, invite, invitation card
t-shirt, tshirt, tee, shirt
clothing, clothes, apparel, garment
sticker, decal
shop sign, store sign, signage, storefront sign
restaurant menu, menu card, food menu
book cover, cover design, ebook cover
book layout, typesetting, book formatting, interior layout, book design
ebook, e-book, kindle book
kdp, kindle, amazon kdp, self publishing
illustration, illustrator, illustrate, drawing, draw
painting, painted, painter
watercolor, gouache, aquarelle
comic, comics, comic strip, graphic novel, manga
pet portrait, dog portrait, cat portrait
dog, puppy
cat, kitten
children's book, childrens book, picture book, kids book, storybook
kids, children, child, kid
character design, character designer, character sheet
icon, pictogram
emoji, emote, emoticon
pattern design, surface design, textile design, fabric design
seamless pattern, seamless repeat, repeat pattern
fabric, textile, cloth
map illustration, illustrated map, map drawing, map design
infographic, information design, information graphic
calligraphy, hand lettering, calligrapher
3d modeling, 3d model, 3d modeler, 3d artist
3d rendering, 3d render, 3d visualization
video editing, video editor, film editing, edit video, video cutting
videographer, filmmaker, film maker, cameraman
reel, reels, youtube shorts, short-form video, tiktok, vertical video
explainer, explainer video, explanatory video, animated explainer
whiteboard animation, whiteboard video, doodle video
motion graphics, motion design, motion designer, mograph
animation, animated, animator, animate, cartoon animation
logo animation, animated logo, logo intro, logo reveal
storyboard, storyboarding, storyboard artist
subtitles, captions, closed captions, subtitling, srt
vfx, visual effects, special effects
e-learning, elearning, online course, online training
photo, picture
photo editing, photo retouching, image editing, retouching, photoshop
product photography, product photos, product pictures, pack shots, packshot
headshot, portrait photo, portrait photography, profile photo
background removal, remove background, cut-out, cutout, clipping path, transparent background
photo restoration, restore photo, old photo repair, photo repair
real estate, property, estate agent, realtor
real estate photo, property photo, interior photo, house photo
culling, photo selection, choose photos, photo culling
wedding, marriage, bride, bridal
copywriting, copywriter, sales copy, web copy, website copy
website text, web copy, website copy, website content
slogan, tagline, catchphrase
article, blog post, blog article, feature article
writer, writing, write, author
editor, editing, edit
rewrite, rewriting, reword, rephrase, paraphrase
proofreading, proofread, proofreader, proof reading, spelling check, grammar check
copyediting, copy editing, copy-editing, line editing, copy editor
thesis, dissertation, academic paper
product description, product text, product copy, product listing
technical writing, technical writer, technical documentation
user manual, user guide, instruction manual, operating instructions, handbook
cv, resume, curriculum vitae
cover letter, motivation letter, application letter
ghostwriting, ghostwriter, ghost writer, ghost writing
memoir, autobiography, life story, biography
poem, poetry, poet, verse
speech, speechwriting, speechwriter, speech writing
grant writing, grant proposal, grant application, funding application
tender, bid writing, rfp
charity, nonprofit, non-profit, ngo
press release, press text, media release
public relations, pr, press relations, media relations, publicist
seo, search engine optimization, google ranking, rank on google
backlinks, link building
keyword research, keywords, search terms, keyword analysis
content plan, content calendar, editorial calendar, content strategy
ads, advertising, advertisement, advert, ad campaign
google ads, adwords, search ads, ppc, pay per click, sem
facebook ads, meta ads, instagram ads, social ads, paid social
email marketing, newsletter, email campaign, mailing campaign
social media management, social media manager, community management, social media marketing
lead generation, sales leads, prospects
market research, market analysis, market study
competitor analysis, competitor research, competitive analysis
google analytics, ga4, web analytics, website tracking
conversion tracking, event tracking, google tag manager, gtm
conversion optimization, conversion rate, cro
data analysis, data analyst, data analytics, analyze data
data cleaning, data cleansing, clean data, deduplication, remove duplicates
web scraping, scraping, scraper, crawling, data extraction
dashboard, business intelligence, bi, kpi dashboard
data visualization, dataviz, data viz, charts
statistics, statistical analysis, statistician, stats
forecast, forecasting, prediction, predict
gis, geographic data, qgis, geodata
translation, translate, translator
certified translation, sworn translation, official translation, notarized translation
literary translation, book translation, novel translation
localization, l10n, internationalization, i18n, translation of software
machine translation post-editing, mtpe, post-editing
interpreter, interpreting, interpret, live translation
language lessons, language teacher, language tutor, language course
teacher, lessons, tutor, tutoring, teaching
voice over, voiceover, narration, narrator, voice actor, voice acting, voice artist
dubbing, dub, lip-sync dubbing
noise removal, noise reduction, audio cleanup, audio restoration, denoise, background noise
audio, sound
sound design, sound effects, sfx, foley, sound designer
phone greeting, voicemail greeting, ivr, on hold message, answering machine, phone announcement
transcription, transcript, transcribe, typing up, transcriptionist, audio to text
mixing, mix, mixdown, audio mixing
musician, session musician, instrumentalist
bass, bassist, bass guitar
drums, drummer, percussion
piano, pianist, keyboards, keyboardist
cello, cellist
singer, vocalist, vocals, singing, sing
rapper, rap, hip hop, hip-hop
vocal tuning, pitch correction, autotune, melodyne
film score, film music, soundtrack, movie score
composer, compose, music composition, original music
lyrics, songwriting, song text, songwriter, lyricist
jingle, sonic logo, audio logo, sonic branding
beat, beats, instrumental, beatmaker
arrangement, arranger, orchestration
virtual assistant, personal assistant, secretary, assistant, admin support, virtual assistance
travel planning, trip planning, itinerary, vacation planning
bookkeeping, bookkeeper, accounting, accountant, accountancy
tax, taxes, tax return, vat
payroll, salaries, wages
financial model, financial modeling, financial projections, cash flow forecast, financial plan
startup, start-up, start up, new business
customer support, customer service, help desk, helpdesk, customer care, live chat
recruiting, recruiter, recruitment, headhunter, talent acquisition
human resources, hr, personnel
job description, job ad, job posting, job advert
project management, project manager, project coordination
process documentation, sop, standard operating procedure, work instructions
flowchart, process map, flow chart, process diagram
lawyer, attorney, solicitor, legal counsel, legal advice
lawyer, legal, law
contract, agreement
contract drafting, draft contract, write contract
contract review, contract check, redlining
nda, non disclosure agreement, confidentiality agreement
gdpr, data protection, data privacy
privacy policy, privacy notice, data protection notice
terms of service, terms and conditions, terms of use
trademark, trade mark, brand registration
company formation, incorporation, company registration, llc, business registration
bakery, baker, bakeries, pastry shop, patisserie
restaurant, diner, bistro, eatery
cafe, coffee shop, coffee house
airbnb, vacation rental, holiday home, short term rental
hairdresser, hair salon, barber, barbershop
dentist, dental practice, dental
garden, gardener, landscaping, landscaper
carpenter, carpentry, joiner, woodworking
architect, architecture
brewery, beer, brewer
wine, winery, vineyard, winemaker
florist, flowers, flower shop
shop, store
vacation, travel, tourism
cheap, affordable, budget, low cost, inexpensive
modern, contemporary
vintage, retro, old school
funny, humorous, comedy
realistic, photorealistic, lifelike
website, web site, web page, homepage, site
web design, website design, web designer, website designer
company website, business website, small business website
one page website, single page website, one pager website
programming, programmer, coding, coder, software development
website speed, site speed, page speed, pagespeed, web performance, core web vitals, fast website, slow website
automation, automate, workflow automation, process automation
photo, photograph, photos, photography, photographer
video, film, movie, clip
color grading, color correction, colorist
script, screenplay, scriptwriting, scriptwriter, screenwriting, screenwriter
survey, questionnaire
guitar, guitarist
violin, violinist, fiddle
saxophone, saxophonist, sax
flute, flutist, flautist
doctor, physician, medical practice
plumber, plumbing
construction, building company, construction company, building contractor
jewelry, jeweler
car, automobile
fast, quick, urgent, rush
simple, minimalist, minimal
elegant, luxury, luxurious, classy
drawing, sketch
data entry, data typing, data input
wedding speech, best man speech, wedding toast
local seo, google business profile, google my business
farsi, persian
mandarin, chinese
llm, large language model, chatgpt
brand guidelines, brand book, brand style guide
stationery, letterhead
copyright, intellectual property
lease, tenancy agreement, rental agreement
mixing engineer, mix engineer, audio engineer, sound engineer
invoice, invoicing, billing
`,
};
