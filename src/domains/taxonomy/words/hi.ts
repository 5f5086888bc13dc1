/** Hindi: what people type for categories, and common words by their English ones; also in Latin letters. */
export const hi = {
  stopWords: `
का की के को कि ने से में पर तक और या एवं तथा व भी ही तो है हैं हूँ हूं हो था थी थे हुआ हुई हुए होना होनी होने होता होती
होगा
मैं मैंने मुझे मुझको मेरा मेरी मेरे हम हमें हमको हमारा हमारी हमारे आप आपको आपका आपकी आपके अपना अपनी अपने वह वे वो उस
उसे उसका उसकी
उसके उन उनका उनकी उनके यह ये इस इसे इसका इसकी इसके इन एक कोई किसी कुछ जो जिस जिसे जिसका कौन क्या क्यों कैसे कैसा कैसी
कब कहाँ कहां
कितना कितने कितनी जैसे जैसा ऐसा ऐसी ऐसे वैसा लिए लिये साथ बारे द्वारा अगर लेकिन मगर पर सिर्फ केवल सब सभी बहुत थोड़ा
थोड़ी काफी
चाहिए चाहिये चाहता चाहती चाहते चाहूंगा चाहूंगी जरूरत ज़रूरत आवश्यकता आवश्यक तलाश ढूंढ ढूँढ ढूंढना रहा रही रहे खोज खोजना
करना करने करनी करवाना करवाने करवानी कराना कराने करानी कर करे करें करो करके करता करती करते करवा करा कीजिए किया की गई गया
बनाना बनाने बनानी बनवाना बनवाने बनवानी बनाएं बनाए बनाये बनाओ बनाइए बना बनी बने बनवा बनाता बनाती
वाला वाली वाले सकता सकती सकते सके सकें दे दें दो देना देने दीजिए देगा ले लें लेना जाए जाये जाना अब यहाँ यहां वहाँ
करवाएं करवाओ बनवाएं बनवाओ मिल मिले मिलेगा बताएं बताइए
कृपया प्लीज मदद सहायता धन्यवाद नमस्ते काम अच्छा अच्छी अच्छे बढ़िया बेस्ट सही जी सर भाई व्यक्ति बंदा आदि लगभग
ka ki ke ko ne se mein mai me par pe tak aur ya bhi hi toh hai hain hu hoon ho tha thi hua hui hona hone hoga
mujhe mujhko mera meri mere maine hame hamen humein hamara hamari hamare humara humari humare aap aapka aapki aapke
apna apni apne wo woh us uska uski uske unka unki ye yeh is iska iski iske isko ek koi kisi kuch kuchh jo jis jisko
kaun kon kya kyu kyun kaise kaisa kaisi kab kahan kitna kitne kitni jaise jaisa aisa aisi aise liye liya sath saath
chahiye chaiye chahie chahta chahti chahte jarurat zaroorat zarurat talash raha rahi rahe dhundh dhund
karna karne karni karwana karwane karwani karvana karvane karvani karana karane karani kar kare karo karke karta karte
kardo karde karwa karva kara kijiye banana banane banani banwana banwane banwani banvana banvane banvani bana bani bane
banao banaye banaiye banwa banado wala wali wale vala vali vale sakta sakti sakte sake de dena dijiye lena jaye gaya
gayi kripya please plz madad dhanyavad namaste kaam accha acha achha achi achhi ache badhiya sahi ji bhai bahut bohot
sirf sab sabhi abhi yahan to karwado karwao karao banwao banvao bnwana bnana krna krwana krwani krwane
mil mile milega batao bataye dijie chahye chaahiye
`,
  categories: `
brand-design: ग्राफिक डिजाइन, ग्राफिक डिज़ाइन, ग्राफिक्स डिजाइन, ग्राफिक डिजाइनर, ग्राफिक डिज़ाइनर, ग्राफिक्स
brand-design: डिजाइनर, डिज़ाइनर, डिजाइन, डिज़ाइन, डिजाइनिंग, ब्रांड डिजाइन, ब्रांड डिज़ाइन, ग्राफिक्स डिजाइनर
brand-design: graphic design, graphic designer, graphics designer, graphic designing, graphics, कोरल ड्रॉ, coreldraw
logo-design: लोगो, लोगो डिजाइन, लोगो डिज़ाइन, लोगो डिजाइनर, लोगो डिज़ाइनर, लोगो बनाना, लोगो बनवाना, लोगो मेकर
logo-design: कंपनी का लोगो, प्रतीक चिन्ह, प्रतीक चिह्न, logo, logos, logo design, logo designer, logo banwana
logo-design: logo banana, logo banane wala, logo banwana hai, company ka logo, logo design karwana
brand-identity: ब्रांडिंग, ब्रांड पहचान, ब्रांड आइडेंटिटी, रीब्रांडिंग, रिब्रांडिंग, ब्रांड गाइडलाइन, ब्रांड बुक
brand-identity: ब्रांड की पहचान, लेटरहेड, कंपनी का नाम सुझाव, ब्रांड का नाम, ब्रांड किट, branding, brand identity
brand-identity: rebranding, letterhead, brand ka naam, brand guidelines
packaging-design: पैकेजिंग, पैकेजिंग डिजाइन, पैकेजिंग डिज़ाइन, पैकेट डिजाइन, पैकेट का डिजाइन, डिब्बा डिजाइन
packaging-design: बॉक्स डिजाइन
packaging-design: लेबल, लेबल डिजाइन, लेबल डिज़ाइन, बोतल का लेबल, पाउच डिजाइन, पाउच, रैपर डिजाइन, packaging
packaging-design: packaging design, label design, packet design, dibba design, box design, pouch design
presentation-design: प्रेजेंटेशन, प्रेज़ेंटेशन, प्रेजेंटेशन डिजाइन, प्रस्तुति, पावरपॉइंट, पॉवरपॉइंट, पीपीटी, स्लाइड
presentation-design: स्लाइड्स
presentation-design: पीपीटी बनाना, पिच डेक, गूगल स्लाइड्स, presentation, powerpoint, ppt, pitch deck
presentation-design: ppt banana, ppt banwana, ppt banane wala, slides, presentation design
print-design: पोस्टर, पोस्टर डिजाइन, पर्चा, पर्चे, पम्फलेट, पैम्फलेट, पंफलेट, ब्रोशर, ब्रोशर डिजाइन, फ्लायर, बैनर डिजाइन
print-design: विजिटिंग कार्ड, विज़िटिंग कार्ड, शादी का कार्ड, निमंत्रण पत्र, निमंत्रण कार्ड, आमंत्रण पत्र
print-design: इनविटेशन कार्ड
print-design: टी-शर्ट डिजाइन, visiting card, shaadi ka card, shadi ka card, wedding card, invitation card
print-design: nimantran patra
print-design: pamphlet, poster, poster design, flyer, brochure, business card, banner design, parcha
book-covers: बुक कवर, किताब का कवर, पुस्तक का कवर, पुस्तक आवरण, आवरण पृष्ठ, मुखपृष्ठ, कवर पेज डिजाइन, कवर डिजाइन
book-covers: किताब का लेआउट, किताब की फॉर्मेटिंग, किंडल फॉर्मेट, टाइपसेटिंग, ईबुक कवर, book cover, book cover design
book-covers: kitab ka cover, kitaab ka cover, book formatting, kdp
social-media-design: सोशल मीडिया पोस्ट डिजाइन, सोशल मीडिया डिजाइन, इंस्टाग्राम पोस्ट, इंस्टाग्राम पोस्ट डिजाइन, थंबनेल
social-media-design: थंबनेल डिजाइन, यूट्यूब थंबनेल, यूट्यूब बैनर, फेसबुक कवर, फेसबुक बैनर, कैनवा, पोस्ट डिजाइन
social-media-design: thumbnail, youtube thumbnail, thumbnail banane wala, instagram post, instagram post design, canva
social-media-design: post design, social media post design, youtube banner
menu-signage-design: मेनू, मेन्यू, मेनू कार्ड, मेन्यू कार्ड, रेस्टोरेंट मेनू, होटल का मेनू, साइन बोर्ड, साइनबोर्ड
menu-signage-design: दुकान का बोर्ड
menu-signage-design: होर्डिंग, नाम पट्ट, नेम प्लेट, फ्लेक्स बोर्ड, फ्लेक्स बैनर, menu card, menu card design
menu-signage-design: restaurant menu
menu-signage-design: dukaan ka board, dukan ka board, sign board, flex board, hoarding
web-development: वेबसाइट, वेबसाइटें, वेब साइट, वैबसाइट, वेब डेवलपमेंट, वेब डेवलपर, वेबसाइट डेवलपमेंट, वेबसाइट डेवलपर
web-development: वेबसाइट बनाने वाला, वेब, वेब प्रोग्रामर, website, websites, web development, web developer
web-development: website developer, website banane wala, website banane wale, फ्रंटएंड
web-design: वेब डिजाइन, वेब डिज़ाइन, वेब डिजाइनर, वेब डिज़ाइनर, वेबसाइट डिजाइन, वेबसाइट डिज़ाइन, वेबसाइट का डिजाइन
web-design: ऐप डिजाइन, ऐप का डिजाइन, यूआई डिजाइन, यूएक्स डिजाइन, फिग्मा, web design, web designer, website design
web-design: website ka design, app ka design, app design, ui design, ux design, figma
business-websites: बिजनेस वेबसाइट, बिज़नेस वेबसाइट, कंपनी की वेबसाइट, व्यवसाय की वेबसाइट, दुकान की वेबसाइट
business-websites: वेबसाइट बनाना
business-websites: वेबसाइट बनवाना, वेबसाइट बनवानी, वर्डप्रेस वेबसाइट, वर्डप्रेस, स्कूल की वेबसाइट, पोर्टफोलियो वेबसाइट
business-websites: website banwana, website banwani, website banana, website banani, company ki website
business-websites: business website, business ke liye website, wordpress website, website bana do
landing-pages: लैंडिंग पेज, लैंडिंग पेज डिजाइन, लैंडिंग पेज बनाना, सेल्स पेज, एक पेज की वेबसाइट, वन पेज वेबसाइट
landing-pages: सेल्स फनल
landing-pages: landing page, landing pages, landing page banana, landing page banwana, sales page, ek page ki website
online-shops: ऑनलाइन दुकान, ऑनलाइन स्टोर, ऑनलाइन शॉप, ई-कॉमर्स, ईकॉमर्स, ई-कॉमर्स वेबसाइट, ईकॉमर्स वेबसाइट, शॉपिफाई
online-shops: शॉपिंग वेबसाइट, ऑनलाइन सामान बेचना, ऑनलाइन बेचना, पेमेंट गेटवे, online dukaan, online dukan, online store
online-shops: ecommerce website, shopping website, shopify, woocommerce, online bechna, payment gateway
website-repair: वेबसाइट ठीक करना, वेबसाइट रिपेयर, वेबसाइट खराब, वेबसाइट हैक, वेबसाइट बंद, वेबसाइट नहीं चल रही
website-repair: वेबसाइट नहीं खुल रही, वर्डप्रेस एरर, वर्डप्रेस ठीक करना, मैलवेयर हटाना, वेबसाइट मेंटेनेंस
website-repair: website theek karna, website thik karna, website thik karwana, website nahi chal rahi
website-repair: website kharab, website nahi khul rahi, website hack ho gayi, website repair, wordpress error
website-speed: वेबसाइट की स्पीड, वेबसाइट स्पीड, वेबसाइट धीमी, वेबसाइट स्लो, धीमी वेबसाइट, वेबसाइट तेज करना, पेज स्पीड
website-speed: लोडिंग स्पीड, वेबसाइट फास्ट करना, website speed, website slow, website ki speed, website fast karna
website-speed: website slow hai, website dheemi, page speed, website slow chal rahi hai
web-accessibility: वेब एक्सेसिबिलिटी, एक्सेसिबिलिटी, सुगम्यता, वेबसाइट सुगम्यता, स्क्रीन रीडर, दिव्यांगों के लिए वेबसाइट
web-accessibility: दृष्टिबाधित, नेत्रहीनों के लिए वेबसाइट, एक्सेसिबिलिटी ऑडिट, web accessibility, wcag, screen reader
website-migration: वेबसाइट माइग्रेशन, वेबसाइट ट्रांसफर, वेबसाइट शिफ्ट, होस्टिंग बदलना, होस्टिंग ट्रांसफर, डोमेन ट्रांसफर
website-migration: वेबसाइट दूसरी होस्टिंग पर, सर्वर बदलना, वर्डप्रेस माइग्रेशन, website migration, website transfer
website-migration: website shift karna, hosting change, hosting badalna, domain transfer
writing-editing: लेखन, लेखक, लेखिका, लिखना, लिखवाना, लिखने वाला, राइटर, राइटिंग, कंटेंट राइटर, कंटेंट राइटिंग, संपादक
writing-editing: संपादन, रचनात्मक लेखन, likhna, likhwana, likhne wala, lekhak, content writer, content writing, writer
website-copywriting: कॉपीराइटिंग, कॉपीराइटर, कॉपी राइटिंग, वेबसाइट कंटेंट, वेबसाइट का कंटेंट, वेबसाइट के लिए कंटेंट
website-copywriting: विज्ञापन लेखन
website-copywriting: वेबसाइट का लेखन, सेल्स कॉपी, copywriting, copywriter, website content, website ka content
website-copywriting: website ke liye content, website content writing
articles-blog-posts: लेख, लेख लिखना, लेख लिखवाना, आर्टिकल, आर्टिकल लिखना, आर्टिकल राइटर, ब्लॉग, ब्लॉग लिखना, ब्लॉग पोस्ट
articles-blog-posts: ब्लॉगर, ब्लॉग राइटर, पत्रकार, निबंध, article, articles, blog, blog post, article likhna
articles-blog-posts: blog likhna
articles-blog-posts: article likhwana, blog likhwana, article writing, blog writing, lekh, nibandh
product-descriptions: प्रोडक्ट डिस्क्रिप्शन, उत्पाद विवरण, उत्पाद का विवरण, प्रोडक्ट विवरण, प्रोडक्ट का विवरण
product-descriptions: अमेज़न लिस्टिंग
product-descriptions: अमेजन लिस्टिंग, फ्लिपकार्ट लिस्टिंग, प्रोडक्ट लिस्टिंग, product description, product descriptions
product-descriptions: amazon listing, flipkart listing, product listing
proofreading-copyediting: प्रूफरीडिंग, प्रूफ रीडिंग, प्रूफरीडर, प्रूफ रीडर, वर्तनी सुधार, वर्तनी की गलतियां, व्याकरण
proofreading-copyediting: व्याकरण सुधार, भाषा सुधार, गलतियां सुधारना, ग्रामर ठीक करना, पाठ संशोधन, कॉपी एडिटिंग
proofreading-copyediting: proofreading, proof reading, proofreader, grammar check, grammar theek karna, spelling check
technical-writing: टेक्निकल राइटिंग, टेक्निकल राइटर, तकनीकी लेखन, तकनीकी लेखक, यूजर मैनुअल, यूज़र मैनुअल, मैनुअल
technical-writing: निर्देश पुस्तिका, उपयोगकर्ता पुस्तिका, डॉक्यूमेंटेशन, तकनीकी दस्तावेज, technical writing
technical-writing: technical writer
technical-writing: user manual, manual likhna, documentation
cv-cover-letters: सीवी, रिज्यूमे, रेज़्यूमे, रेज्यूमे, रिज्यूम, बायोडाटा, बायो डाटा, कवर लेटर, सीवी बनाना
cv-cover-letters: रिज्यूमे बनाना
cv-cover-letters: नौकरी का आवेदन, जॉब एप्लीकेशन, लिंक्डइन प्रोफाइल, आवेदन पत्र, resume, cv, biodata, cover letter
cv-cover-letters: resume banwana, resume banana, cv banwana, cv banana, biodata banana, linkedin profile
ghostwriting-books: किताब लिखना, किताब लिखवाना, किताब लिखवानी, पुस्तक लेखन, पुस्तक लिखवाना, घोस्ट राइटर, घोस्टराइटर
ghostwriting-books: आत्मकथा, जीवनी, उपन्यास, उपन्यास लेखक, ईबुक लिखना, कहानी लिखना, कहानीकार, ghostwriter
ghostwriting-books: ghost writer, kitab likhna, kitab likhwana, kitaab likhwani, book likhna, book likhwana, jeevani
scripts-speeches: स्क्रिप्ट, स्क्रिप्ट राइटर, स्क्रिप्ट लिखना, पटकथा, पटकथा लेखक, संवाद लेखक, भाषण, भाषण लिखना, स्पीच
scripts-speeches: वीडियो स्क्रिप्ट, यूट्यूब स्क्रिप्ट, नाटक लेखन, script, script writer, script likhna, script likhwana
scripts-speeches: bhashan, speech, speech likhna, youtube script, video script
grant-proposal-writing: अनुदान, अनुदान आवेदन, प्रस्ताव, प्रस्ताव लिखना, प्रपोजल, प्रोजेक्ट प्रपोजल, टेंडर, निविदा
grant-proposal-writing: फंडिंग प्रपोजल, एनजीओ प्रपोजल, सरकारी अनुदान, बिजनेस प्रपोजल, grant, proposal, project proposal
grant-proposal-writing: tender, proposal likhna, anudan
video-animation: वीडियो, वीडियोज, विडियो, वीडियो बनाना, वीडियो बनवाना, वीडियो बनाने वाला, एनिमेशन, ऐनिमेशन, एनीमेशन
video-animation: एनिमेटर
video-animation: वीडियो प्रोडक्शन, 2डी एनिमेशन, 3डी एनिमेशन, video, videos, animation, animator, video banana
video-animation: video banwana, video banane wala, animation banwana, video production
video-editing: वीडियो एडिटिंग, वीडियो एडिट, वीडियो एडिटर, वीडियो एडिट करना, वीडियो एडिट करवाना, वीडियो संपादन
video-editing: विडियो एडिटिंग
video-editing: वीडियो जोड़ना, वीडियो काटना, यूट्यूब वीडियो एडिटिंग, शादी का वीडियो एडिट, वीडियो मिक्सिंग, video editing
video-editing: video editor, video edit, video edit karna, video edit karwana, video edit karne wala, video mixing
video-editing: youtube video editing, shaadi ki video editing, premiere pro
short-form-video: रील, रील्स, रील एडिटिंग, रील एडिट, रील बनाना, रील्स बनाना, इंस्टाग्राम रील, शॉर्ट्स, यूट्यूब शॉर्ट्स
short-form-video: छोटे वीडियो, शॉर्ट वीडियो, टिकटॉक, टिकटॉक वीडियो, reel, reels, reel editing, reels editing
short-form-video: reel banana
short-form-video: reels banana, reel banwana, instagram reels, youtube shorts, shorts, tiktok
explainer-videos: एक्सप्लेनर वीडियो, समझाने वाला वीडियो, एनिमेटेड वीडियो, व्हाइटबोर्ड वीडियो, व्हाइटबोर्ड एनिमेशन
explainer-videos: प्रोमो वीडियो
explainer-videos: शैक्षिक वीडियो, जानकारी वाला वीडियो, explainer video, animated video, animated video banana
explainer-videos: whiteboard animation, whiteboard video, samjhane wala video
motion-graphics: मोशन ग्राफिक्स, मोशन ग्राफिक, मोशन डिजाइन, एनिमेटेड टाइटल, टाइटल एनिमेशन, लोअर थर्ड, एनिमेटेड टेक्स्ट
motion-graphics: आफ्टर इफेक्ट्स, motion graphics, motion graphic, motion designer, title animation, text animation
logo-animation: लोगो एनिमेशन, लोगो ऐनिमेशन, एनिमेटेड लोगो, लोगो को एनिमेट, इंट्रो वीडियो, यूट्यूब इंट्रो, चैनल का इंट्रो
logo-animation: इंट्रो, इंट्रो बनाना, 3डी लोगो, लोगो का वीडियो, logo animation, animated logo, intro, youtube intro
logo-animation: intro banana, channel ka intro, logo animate karna, intro video
character-animation: कार्टून एनिमेशन, कार्टून वीडियो, कैरेक्टर एनिमेशन, कार्टून बनाना, कार्टून फिल्म, कैरेक्टर रिगिंग
character-animation: एनिमेटेड कहानी, कार्टून कहानी, पात्र एनिमेशन, character animation, cartoon video, cartoon animation
character-animation: cartoon video banana, cartoon banane wala, cartoon video banwana
subtitles-captions: सबटाइटल, सबटाइटल्स, सबटाइटल लगाना, सबटाइटल डालना, सबटाइटल जोड़ना, उपशीर्षक, कैप्शन, कैप्शन लगाना
subtitles-captions: वीडियो में सबटाइटल, subtitle, subtitles, captions, subtitle lagana, subtitle dalna, srt
colour-grading: कलर ग्रेडिंग, कलर करेक्शन, कलरिस्ट, वीडियो का रंग, वीडियो के रंग ठीक करना, वीडियो कलर, रंग सुधार
colour-grading: color grading, colour grading, color correction, colour correction, colorist, video ka color
marketing: मार्केटिंग, डिजिटल मार्केटिंग, ऑनलाइन मार्केटिंग, विपणन, प्रचार, प्रचार करना, प्रचार प्रसार, विज्ञापन एजेंसी
marketing: बिजनेस बढ़ाना, ग्राहक बढ़ाना, प्रमोशन, मार्केटिंग एजेंसी, marketing, digital marketing, digital marketer
marketing: prachar, promotion, business badhana, customer badhana, business promote karna
seo-audits: एसईओ, एस ई ओ, सर्च इंजन ऑप्टिमाइजेशन, गूगल पर ऊपर, गूगल में ऊपर, गूगल रैंकिंग, गूगल पर पहले नंबर, एसईओ ऑडिट
seo-audits: गूगल पर रैंक, वेबसाइट रैंक, एसईओ एक्सपर्ट, लोकल एसईओ, seo, seo expert, seo audit, google par rank
seo-audits: google me upar, google par upar, google ranking, website rank karna, google my business, गूगल माय बिजनेस
keyword-content-planning: कीवर्ड, कीवर्ड्स, कीवर्ड रिसर्च, कंटेंट प्लान, कंटेंट कैलेंडर, कंटेंट स्ट्रेटजी, कंटेंट योजना
keyword-content-planning: कंटेंट आइडिया, कंटेंट मार्केटिंग, keyword, keyword research, keywords, content plan
keyword-content-planning: content calendar, content strategy, content ideas
email-marketing: ईमेल मार्केटिंग, न्यूज़लेटर, न्यूजलेटर, ईमेल कैंपेन, बल्क ईमेल, मेलचिम्प, ईमेल भेजना, ईमेल टेम्पलेट
email-marketing: email marketing, newsletter, email campaign, bulk email, mailchimp, email template
search-social-ads: गूगल ऐड, गूगल ऐड्स, गूगल विज्ञापन, फेसबुक ऐड, फेसबुक ऐड्स, फेसबुक विज्ञापन, इंस्टाग्राम ऐड
search-social-ads: विज्ञापन चलाना
search-social-ads: ऐड चलाना, ऑनलाइन विज्ञापन, यूट्यूब विज्ञापन, विज्ञापन अभियान, google ads, facebook ads, instagram ads
search-social-ads: ads chalana, ad chalana, facebook ad chalana, ads run karna, meta ads, ads chalane wala
social-media-management: सोशल मीडिया, सोशल मीडिया मैनेजर, सोशल मीडिया मैनेजमेंट, सोशल मीडिया संभालना
social-media-management: इंस्टाग्राम संभालना
social-media-management: फेसबुक पेज संभालना, फॉलोअर बढ़ाना, फॉलोवर्स बढ़ाना, इंस्टाग्राम बढ़ाना, सोशल मीडिया मार्केटिंग
social-media-management: social media, social media manager, social media management, social media handle karna
social-media-management: instagram handle karna, followers badhana, facebook page chalana, social media sambhalna
market-research: मार्केट रिसर्च, बाजार अनुसंधान, बाज़ार अनुसंधान, बाजार का विश्लेषण, बाजार सर्वे, प्रतिस्पर्धी विश्लेषण
market-research: मार्केट सर्वे, बाजार शोध, प्रतियोगियों का विश्लेषण, market research, market survey, competitor analysis
analytics-tracking-setup: गूगल एनालिटिक्स, वेब एनालिटिक्स, एनालिटिक्स, ट्रैकिंग, फेसबुक पिक्सल, पिक्सल लगाना, टैग मैनेजर
analytics-tracking-setup: कन्वर्जन ट्रैकिंग, विजिटर ट्रैकिंग, google analytics, ga4, facebook pixel, tag manager
analytics-tracking-setup: conversion tracking, pixel lagana
public-relations: जनसंपर्क, पब्लिक रिलेशन, पीआर, प्रेस विज्ञप्ति, प्रेस रिलीज, प्रेस रिलीज़, प्रेस नोट, अखबार में खबर
public-relations: अखबार में छपवाना, मीडिया में खबर, मीडिया कवरेज, press release, press note, public relations, pr agency
public-relations: akhbar me khabar, news me chhapwana
illustration: चित्रण, चित्रकार, चित्र बनाना, ड्राइंग, ड्रॉइंग, इलस्ट्रेशन, इलस्ट्रेटर, चित्र, रेखाचित्र, चित्रकारी
illustration: पेंटिंग, पेंटर
illustration: टैटू डिजाइन, कॉमिक, डिजिटल आर्ट, illustration, illustrator, drawing, drawing banana, drawing banwana
illustration: chitra, chitrakar, painting banwana, digital art, tattoo design
portrait-illustration: पोर्ट्रेट, पोर्ट्रेट बनवाना, फोटो से चित्र, फोटो से स्केच, फोटो से पेंटिंग, फोटो का स्केच
portrait-illustration: स्केच बनाना
portrait-illustration: स्केच बनवाना, चेहरे का चित्र, कैरिकेचर, पेंसिल स्केच, व्यक्ति चित्र, portrait, sketch banana
portrait-illustration: sketch banwana, sketch banane wala, photo se sketch, photo ka sketch, photo se painting
portrait-illustration: photo ko cartoon, caricature, pencil sketch
childrens-book-illustration: बच्चों की किताब, बच्चों की किताब के चित्र, बाल पुस्तक
childrens-book-illustration: बाल साहित्य
childrens-book-illustration: बाल साहित्य चित्र, चित्र पुस्तक, बच्चों की कहानी के चित्र, बाल कहानी चित्र, चिल्ड्रन बुक
childrens-book-illustration: bachchon ki kitab, bacchon ki kitab, bacho ki kitab, bacchon ki book, children book
character-design: कैरेक्टर डिजाइन, कैरेक्टर डिज़ाइन, कैरेक्टर बनाना, शुभंकर, मैस्कॉट, मैस्कॉट डिजाइन, गेम कैरेक्टर
character-design: पात्र डिजाइन, कार्टून कैरेक्टर, कार्टून पात्र, एनिमे कैरेक्टर, character design, mascot, mascot design
character-design: character banana, cartoon character, cartoon character banwana
icon-sets: आइकन, आइकॉन, आइकन डिजाइन, आइकॉन डिजाइन, ऐप आइकन, ऐप का आइकन, आइकन सेट, वेबसाइट के आइकन, इमोजी डिजाइन
icon-sets: icon, icons, icon design, app icon, app ka icon, icon set
editorial-illustration: पत्रिका के लिए चित्र, लेख के लिए चित्र, अखबार के लिए चित्र, संपादकीय चित्र, राजनीतिक कार्टून
editorial-illustration: कार्टूनिस्ट
editorial-illustration: अखबार का कार्टून, पत्रिका चित्रण, editorial illustration, cartoonist, political cartoon
editorial-illustration: magazine ke liye illustration
pattern-textile-design: टेक्सटाइल डिजाइन, टेक्सटाइल डिजाइनर, कपड़े का डिजाइन, कपड़े का प्रिंट, कपड़ा डिजाइन
pattern-textile-design: साड़ी डिजाइन
pattern-textile-design: पैटर्न डिजाइन, पैटर्न, प्रिंट पैटर्न, वॉलपेपर डिजाइन, कुर्ती प्रिंट डिजाइन, textile design
pattern-textile-design: textile designer, kapde ka design, kapde ka print, saree design, pattern design, fabric design
maps-infographic-drawing: नक्शा, नक़्शा, नक्शा बनाना, मानचित्र, सचित्र नक्शा, इन्फोग्राफिक, इन्फोग्राफिक्स, इंफोग्राफिक
maps-infographic-drawing: रास्ते का नक्शा, शादी का नक्शा, naksha, naksha banwana, map banana, map banwana, infographic
maps-infographic-drawing: infographics, illustrated map
software-automation: सॉफ्टवेयर, सॉफ़्टवेयर, सॉफ्टवेयर बनाना, सॉफ्टवेयर बनवाना, सॉफ्टवेयर डेवलपर, सॉफ्टवेयर डेवलपमेंट
software-automation: प्रोग्रामर, प्रोग्रामिंग, कोडिंग, कोडर, डेवलपर, ऑटोमेशन, पायथन, software, software banwana
software-automation: software banana, software developer, programmer, programming, coding, developer, automation
mobile-apps: ऐप, एप, एप्प, ऐप्स, मोबाइल ऐप, मोबाइल एप, ऐप बनाना, ऐप बनवाना, ऐप डेवलपर, ऐप डेवलपमेंट, एप्लीकेशन, एंड्रॉइड
mobile-apps: एंड्रॉयड ऐप, एंड्रॉइड ऐप, आईफोन ऐप, app, apps, mobile app, app banana, app banwana, app banwani
mobile-apps: app banane wala, app developer, app development, android app, ios app, flutter
back-end-apis: बैकएंड, बैक एंड, बैकएंड डेवलपर, एपीआई, एपीआई इंटीग्रेशन, लॉगिन सिस्टम, सर्वर साइड, लारावेल, नोड जेएस
back-end-apis: backend, back end, backend developer, api, api integration, api banana, login system, laravel, node js
workflow-automation: काम ऑटोमेट करना, काम को ऑटोमेटिक, ऑटोमेट, चैटबॉट, व्हाट्सएप बॉट, व्हाट्सऐप बॉट, टेलीग्राम बॉट
workflow-automation: व्हाट्सएप ऑटोमेशन, वर्कफ़्लो ऑटोमेशन, जैपियर, chatbot, whatsapp bot, telegram bot
workflow-automation: whatsapp automation
workflow-automation: workflow automation, automate karna, zapier, bot banana, n8n
spreadsheet-automation: एक्सेल, एक्सल, एक्सेल शीट, एक्सेल फॉर्मूला, एक्सेल मैक्रो, गूगल शीट, गूगल शीट्स, स्प्रेडशीट
spreadsheet-automation: एक्सेल एक्सपर्ट, मैक्रो, excel, excel sheet, excel sheet banana, excel formula, google sheet
spreadsheet-automation: google sheets, spreadsheet, macro, excel macro, vba
bug-fixing: बग, बग ठीक करना, कोड की गलती, कोड ठीक करना, एरर ठीक करना, ऐप क्रैश, ऐप नहीं चल रहा, कोड में एरर
bug-fixing: प्रोग्राम में गलती
bug-fixing: bug, bugs, bug fix, bug fixing, code theek karna, code thik karna, error theek karna, error thik karna
bug-fixing: app crash, app nahi chal raha, code me error, code nahi chal raha
code-review: कोड रिव्यू, कोड जांच, कोड की जांच, कोड जांचना, कोड चेक, कोड ऑडिट, कोड की समीक्षा, कोड की गुणवत्ता
code-review: code review, code check karna, code check karwana, code audit, code quality
cloud-devops: डेवऑप्स, क्लाउड, सर्वर, सर्वर सेटअप, सर्वर लगाना, लिनक्स, क्लाउड सर्वर, एडब्ल्यूएस, बैकअप, सर्वर एडमिन
cloud-devops: devops, cloud, aws, server setup, server lagana, docker, linux server, deployment, vps
game-development: गेम, गेम बनाना, गेम बनवाना, गेम डेवलपर, गेम डेवलपमेंट, मोबाइल गेम, वीडियो गेम, गेम डिजाइनर, यूनिटी गेम
game-development: game, game banana, game banwana, game banane wala, game developer, game development, unity, unreal
data-analysis: डेटा, डाटा, डेटा विश्लेषण, डाटा विश्लेषण, डेटा एनालिसिस, डाटा एनालिसिस, डेटा एनालिस्ट, डाटा एनालिस्ट
data-analysis: आंकड़े, आंकड़ों का विश्लेषण, डेटा साइंस, डेटा साइंटिस्ट, data analysis, data analyst, data science
data-analysis: data ka analysis, data, data scientist
data-cleaning: डेटा क्लीनिंग, डाटा क्लीनिंग, डेटा साफ करना, डाटा साफ करना, डुप्लीकेट हटाना, डुप्लिकेट हटाना
data-cleaning: एक्सेल डेटा साफ करना
data-cleaning: डेटा सुधारना, डेटा ठीक करना, data cleaning, data saaf karna, data clean karna, duplicate hatana
dashboards: डैशबोर्ड, डैशबोर्ड बनाना, पावर बीआई, पॉवर बीआई, टैब्लो, बिक्री डैशबोर्ड, एक्सेल डैशबोर्ड, एमआईएस रिपोर्ट
dashboards: dashboard, dashboard banana, dashboard banwana, power bi, tableau, excel dashboard, mis report
data-visualisation: चार्ट, ग्राफ, ग्राफ़, चार्ट बनाना, ग्राफ बनाना, डेटा विजुअलाइजेशन, डेटा का चार्ट, आरेख
data-visualisation: आंकड़ों का चार्ट
data-visualisation: data visualization, chart, graph, chart banana, graph banana, charts
statistical-analysis: सांख्यिकी, सांख्यिकीय विश्लेषण, सर्वे विश्लेषण, सर्वेक्षण विश्लेषण, एसपीएसएस
statistical-analysis: थीसिस का डेटा विश्लेषण
statistical-analysis: स्टैटिस्टिक्स, प्रतिगमन, statistics, statistical analysis, spss, survey analysis, sankhyiki
forecasting-models: पूर्वानुमान, बिक्री पूर्वानुमान, बिक्री का अनुमान, मांग का पूर्वानुमान, फोरकास्ट, सेल्स फोरकास्ट
forecasting-models: भविष्यवाणी मॉडल
forecasting-models: forecast, forecasting, sales forecast, demand forecast, sales ka anuman, prediction model
database-queries: डेटाबेस, डाटाबेस, डेटाबेस बनाना, एसक्यूएल, एसक्यूएल क्वेरी, मायएसक्यूएल, डेटाबेस डिजाइन, डेटाबेस एडमिन
database-queries: database, database banana, database banwana, sql, sql query, mysql
machine-learning: मशीन लर्निंग, आर्टिफिशियल इंटेलिजेंस, कृत्रिम बुद्धिमत्ता, एआई, एआई मॉडल, डीप लर्निंग, चैटजीपीटी
machine-learning: चेहरा पहचान, machine learning, artificial intelligence, ai model, deep learning, chatgpt, ai banana
data-collection: डेटा एंट्री, डाटा एंट्री, डाटा एंट्री ऑपरेटर, डेटा इकट्ठा करना, डाटा इकट्ठा करना, डेटा संग्रह
data-collection: वेब स्क्रैपिंग
data-collection: स्क्रैपिंग, संपर्क सूची, ईमेल लिस्ट, टाइपिंग, टाइपिंग का काम, data entry, data entry operator
data-collection: web scraping, scraping, data collection, data ikattha karna, data nikalna, typing work, typing ka kaam
translation: अनुवाद, अनुवादक, अनुवादिका, अनुवाद करना, अनुवाद करवाना, ट्रांसलेशन, ट्रांसलेटर, ट्रांसलेट, भाषांतर
translation: भाषा अनुवाद
translation: हिंदी अनुवाद, अनुवाद सेवा, तर्जुमा, translation, translator, translate, anuvad, anuvaad, anuvadak
translation: translate karna, translate karwana, translation karwana, hindi translation
document-translation: दस्तावेज अनुवाद, दस्तावेज़ अनुवाद, दस्तावेज का अनुवाद, दस्तावेजों का अनुवाद, डॉक्यूमेंट ट्रांसलेशन
document-translation: पत्र का अनुवाद, पीडीएफ अनुवाद, रिपोर्ट का अनुवाद, पाठ का अनुवाद, document translation
document-translation: document translate karna, document ka anuvad, pdf translate karna
website-localisation: वेबसाइट का अनुवाद, वेबसाइट अनुवाद, ऐप का अनुवाद, लोकलाइजेशन, स्थानीयकरण, बहुभाषी वेबसाइट
website-localisation: वेबसाइट हिंदी में
website-localisation: वेबसाइट अंग्रेजी में, हिंदी वेबसाइट, website translation, website translate karna, localization
website-localisation: website hindi me, website hindi mein, app translate karna
literary-translation: साहित्यिक अनुवाद, साहित्य अनुवाद, किताब का अनुवाद, पुस्तक का अनुवाद, पुस्तक अनुवाद
literary-translation: उपन्यास का अनुवाद
literary-translation: कहानी का अनुवाद, कविता का अनुवाद, book translation, kitab ka anuvad, book translate karna
literary-translation: kahani ka anuvad, kavita ka anuvad
legal-medical-translation: कानूनी अनुवाद, क़ानूनी अनुवाद, चिकित्सा अनुवाद, मेडिकल अनुवाद, प्रमाणित अनुवाद
legal-medical-translation: सर्टिफाइड अनुवाद
legal-medical-translation: जन्म प्रमाण पत्र का अनुवाद, प्रमाण पत्र का अनुवाद, मेडिकल रिपोर्ट का अनुवाद
legal-medical-translation: legal translation
legal-medical-translation: certified translation, medical translation, certificate translation, certificate ka anuvad
subtitle-translation: सबटाइटल अनुवाद, सबटाइटल का अनुवाद, वीडियो का अनुवाद, वीडियो अनुवाद, फिल्म का अनुवाद, हिंदी सबटाइटल
subtitle-translation: सबटाइटल ट्रांसलेशन, subtitle translation, video translate karna, video ka anuvad, hindi subtitles
translation-review: अनुवाद की जांच, अनुवाद जांच, अनुवाद जांचना, अनुवाद सुधारना, अनुवाद ठीक करना, अनुवाद समीक्षा
translation-review: अनुवाद चेक करना, translation check, translation check karna, translation review, anuvad check karna
interpreting: दुभाषिया, दुभाषिये, दुभाषिए, इंटरप्रेटर, मौखिक अनुवाद, मीटिंग के लिए अनुवादक, कॉल के लिए अनुवादक
interpreting: सांकेतिक भाषा, साइन लैंग्वेज, interpreter, interpreting, dubhashiya, meeting ke liye translator
language-lessons: अंग्रेजी सीखना, अंग्रेज़ी सीखना, इंग्लिश सीखना, अंग्रेजी क्लास, इंग्लिश क्लास, स्पोकन इंग्लिश
language-lessons: भाषा सीखना
language-lessons: अंग्रेजी टीचर, अंग्रेजी के शिक्षक, इंग्लिश टीचर, हिंदी सीखना, इंग्लिश बोलना सीखना, ट्यूशन
language-lessons: english sikhna
language-lessons: english seekhna, spoken english, english class, english teacher, angrezi sikhna, english tuition
language-lessons: hindi sikhna, hindi class, english bolna sikhna
voice-audio: आवाज, आवाज़, ऑडियो, ऑडियो एडिटिंग, ऑडियो एडिटर, ऑडियो एडिट, साउंड इंजीनियर, आवाज रिकॉर्डिंग
voice-audio: ऑडियो रिकॉर्डिंग
voice-audio: audio, audio editing, audio edit, audio editor, awaz, awaaz, sound engineer, awaz recording
voice-over: वॉइस ओवर, वॉयस ओवर, वॉइसओवर, वॉयसओवर, वॉइस ओवर आर्टिस्ट, वॉयस ओवर आर्टिस्ट, डबिंग, डबिंग आर्टिस्ट, नैरेशन
voice-over: महिला की आवाज, पुरुष की आवाज, हिंदी आवाज, विज्ञापन की आवाज, voice over, voiceover, voice over artist
voice-over: dubbing, dubbing artist, hindi voice over, video me awaz, female voice
audiobook-narration: ऑडियोबुक, ऑडियो बुक, ऑडियोबुक बनाना, ऑडियोबुक रिकॉर्डिंग, किताब पढ़ना, किताब की रिकॉर्डिंग
audiobook-narration: कहानी वाचन
audiobook-narration: कहानी सुनाना, कथावाचक, audiobook, audio book, audiobook banana, audiobook narration
audiobook-narration: kitab ki recording, audiobook narrator
podcast-editing: पॉडकास्ट, पोडकास्ट, पॉडकास्ट एडिटिंग, पॉडकास्ट एडिटर, पॉडकास्ट एडिट, पॉडकास्ट बनाना
podcast-editing: पॉडकास्ट रिकॉर्डिंग
podcast-editing: podcast, podcast editing, podcast editor, podcast edit karna, podcast banana
audio-cleanup: आवाज साफ करना, आवाज़ साफ़ करना, ऑडियो साफ करना, शोर हटाना, नॉइज़ हटाना, नॉइज हटाना, बैकग्राउंड नॉइज
audio-cleanup: ऑडियो सुधारना
audio-cleanup: ऑडियो ठीक करना, इको हटाना, गूंज हटाना, noise hatana, noise removal, background noise, audio clean karna
audio-cleanup: awaz saaf karna, audio saaf karna, audio theek karna, shor hatana
sound-design: साउंड डिजाइन, साउंड डिज़ाइन, साउंड डिजाइनर, साउंड इफेक्ट, साउंड इफेक्ट्स, ध्वनि प्रभाव, फोली, ध्वनि डिजाइन
sound-design: गेम साउंड, sound design, sound designer, sound effect, sound effects, foley, game sound
phone-greetings: आईवीआर, आईवीआर रिकॉर्डिंग, फोन का स्वागत संदेश, वॉइसमेल, वॉयसमेल, ऑफिस फोन की रिकॉर्डिंग, होल्ड म्यूजिक
phone-greetings: कॉल वेटिंग संदेश, वेलकम मैसेज, ivr, ivr recording, voicemail, welcome message, phone ki recording
transcription: ट्रांसक्रिप्शन, ट्रांसक्राइब, ऑडियो को टेक्स्ट, ऑडियो से टेक्स्ट, ऑडियो सुनकर लिखना, ऑडियो टाइपिंग
transcription: प्रतिलेखन
transcription: रिकॉर्डिंग को लिखना, वीडियो को टेक्स्ट, transcription, transcribe, audio to text, audio sunkar likhna
transcription: audio ko text, audio typing, audio se text
music-production: संगीत, संगीतकार, म्यूजिक, म्यूज़िक, म्यूजिक प्रोड्यूसर, म्यूजिक प्रोडक्शन, गाना बनाना, गाना बनवाना
music-production: गाना रिकॉर्ड
music-production: रिकॉर्डिंग स्टूडियो, संगीत निर्माता, music, music producer, music production, gana banana
music-production: gana banwana
music-production: gaana banwana, gana record karna, song banwana, song banana, sangeet
mixing-mastering: मिक्सिंग मास्टरिंग, मिक्सिंग और मास्टरिंग, गाने की मिक्सिंग, मिक्सिंग, मास्टरिंग, ऑडियो मिक्सिंग
mixing-mastering: मिक्स इंजीनियर
mixing-mastering: mixing mastering, mixing, mastering, gane ki mixing, song mixing, mix and master, mixing engineer
session-musicians: वादक, गिटारवादक, गिटारिस्ट, गिटार बजाने वाला, तबला वादक, तबला, बांसुरी वादक, बांसुरी, सितार
session-musicians: सितार वादक
session-musicians: ढोलक, ढोलक वादक, हारमोनियम, पियानो वादक, ड्रमर, वायलिन वादक, guitarist, guitar bajane wala
session-musicians: tabla, tabla player, bansuri, flute player, dholak, drummer, session musician
singers-vocalists: गायक, गायिका, गायकों, सिंगर, गाने वाला, गाने वाली, गाना गाना, गाना गवाना, गाना गाने वाला, रैपर
singers-vocalists: महिला गायक
singers-vocalists: भजन गायक, singer, gayak, gayika, gaane wala, gane wala, female singer, male singer, gana gane wala
singers-vocalists: rapper
composition-scoring: संगीत रचना, धुन, धुन बनाना, धुन बनवाना, कंपोजर, संगीत निर्देशक, बैकग्राउंड म्यूजिक
composition-scoring: बैकग्राउंड म्यूज़िक
composition-scoring: फिल्म संगीत, फिल्म का संगीत, पार्श्व संगीत, music composer, composer, background music, dhun
composition-scoring: dhun banana
composition-scoring: film music, gana compose karna, music director
songwriting-lyrics: गीतकार, गाना लिखना, गाना लिखवाना, गीत लिखना, गीत लेखक, गाने के बोल, लिरिक्स, लिरिक्स राइटर
songwriting-lyrics: शायरी लिखना
songwriting-lyrics: भजन लिखवाना, रैप लिखना, शादी का गाना, जन्मदिन का गाना, geetkar, gana likhna, gana likhwana, lyrics
songwriting-lyrics: lyrics writer, lyrics likhna, gaana likhwana, gane ke bol, song likhwana
jingles-sonic-logos: जिंगल, जिंगल बनाना, जिंगल बनवाना, विज्ञापन जिंगल, विज्ञापन का गाना, विज्ञापन का संगीत
jingles-sonic-logos: रेडियो विज्ञापन
jingles-sonic-logos: साउंड लोगो, ऑडियो लोगो, jingle, jingle banana, jingle banwana, radio jingle, ad ka gana
beats-arrangement: बीट, बीट्स, बीट बनाना, रैप बीट, म्यूजिक अरेंजमेंट, अरेंजर, संगीत संयोजन, संगीत संयोजक, कराओके
beats-arrangement: कराओके ट्रैक
beats-arrangement: beat, beats, beat banana, beat maker, rap beat, karaoke track, karaoke banana, music arrangement
photography: फोटोग्राफी, फ़ोटोग्राफ़ी, फोटोग्राफर, फ़ोटोग्राफ़र, फोटो, फ़ोटो, फोटोशूट, फोटो एडिटिंग, फोटो एडिट
photography: फोटो एडिटर
photography: फोटोशॉप, फोटो एडिट करना, photography, photographer, photo, photos, photo editing, photo edit, photo editor
photography: photo edit karna, photo edit karwana, photo edit karne wala, photoshop, photoshoot
product-photography: प्रोडक्ट फोटोग्राफी, प्रोडक्ट फोटो, प्रोडक्ट की फोटो, उत्पाद की फोटो, सामान की फोटो
product-photography: प्रोडक्ट फोटोशूट
product-photography: अमेजन के लिए फोटो, कपड़ों की फोटो, ज्वेलरी फोटोग्राफी, product photography, product photo
product-photography: product ki photo, product photographer, product shoot, saman ki photo, amazon photo
portrait-retouching: फोटो रिटच, फोटो रीटच, फोटो रिटचिंग, रिटचिंग, चेहरा साफ करना, फोटो में चेहरा साफ, दाग हटाना
portrait-retouching: मुंहासे हटाना, त्वचा साफ करना, फोटो सुंदर बनाना, पासपोर्ट साइज फोटो, photo retouch
portrait-retouching: photo retouching
portrait-retouching: face clean karna, chehra saaf karna, daag hatana, passport size photo, skin retouching
background-removal: बैकग्राउंड हटाना, बैकग्राउंड हटाओ, फोटो का बैकग्राउंड, बैकग्राउंड बदलना, बैकग्राउंड रिमूव
background-removal: बैकग्राउंड चेंज
background-removal: पृष्ठभूमि हटाना, सफेद बैकग्राउंड, पारदर्शी बैकग्राउंड, फोटो काटना, background hatana
background-removal: background remove karna, background removal, background change karna, photo ka background
background-removal: background badalna, background remove, white background, png banana
photo-restoration: पुरानी फोटो, पुरानी फोटो ठीक करना, पुरानी फ़ोटो, फटी फोटो, फटी हुई फोटो, पुरानी तस्वीर
photo-restoration: खराब फोटो ठीक करना
photo-restoration: धुंधली फोटो, पुरानी फोटो रंगीन, ब्लैक एंड व्हाइट फोटो रंगीन, फोटो रेस्टोरेशन, फोटो साफ करना
photo-restoration: purani photo, purani photo theek karna, purani photo thik karna, fati photo, purani photo sahi karna
photo-restoration: photo restoration, purani tasveer, photo clear karna, dhundhli photo, old photo restoration
real-estate-photo-editing: घर की फोटो, मकान की फोटो, प्रॉपर्टी फोटो, प्रॉपर्टी की फोटो, प्रॉपर्टी फोटोग्राफी
real-estate-photo-editing: फ्लैट की फोटो
real-estate-photo-editing: होटल के कमरों की फोटो, इंटीरियर फोटोग्राफी, property photo, property photo editing
real-estate-photo-editing: ghar ki photo
real-estate-photo-editing: makan ki photo, flat ki photo, property ki photo, real estate photo
food-photography: खाने की फोटो, भोजन की फोटो, फूड फोटोग्राफी, फ़ूड फोटोग्राफी, फूड फोटोग्राफर, रेस्टोरेंट की फोटो
food-photography: व्यंजन की फोटो
food-photography: मेनू के लिए फोटो, ज़ोमैटो के लिए फोटो, food photography, food photographer, khane ki photo
food-photography: food shoot, food photo, zomato photo
photo-selection-presets: लाइटरूम, लाइटरूम प्रीसेट, प्रीसेट, फोटो छांटना, फोटो चुनना, फोटो फिल्टर, शादी की फोटो एडिटिंग
photo-selection-presets: कलर प्रीसेट
photo-selection-presets: शादी के फोटो छांटना, lightroom, lightroom preset, presets, photo selection, photo chunna
photo-selection-presets: shaadi ki photo editing, wedding photo editing
business-support: व्यवसाय सहायता, बिजनेस सपोर्ट, बिजनेस सलाह, व्यापार सलाह, व्यापार सलाहकार, बिजनेस सलाहकार, सलाहकार
business-support: कंसल्टेंट
business-support: बिजनेस कंसल्टेंट, ऑफिस का काम, बिजनेस में मदद, business consultant, business salah, consultant
business-support: office ka kaam, vyapar salah, back office work
virtual-assistance: वर्चुअल असिस्टेंट, पर्सनल असिस्टेंट, सहायक, सेक्रेटरी, सचिव, निजी सहायक, ऑनलाइन असिस्टेंट
virtual-assistance: ईमेल संभालना
virtual-assistance: कैलेंडर संभालना, एडमिन काम, virtual assistant, personal assistant, secretary, admin work
virtual-assistance: email sambhalna, assistant chahiye
bookkeeping: अकाउंटिंग, एकाउंटिंग, अकाउंटेंट, लेखांकन, लेखाकार, मुनीम, बहीखाता, बही खाता, हिसाब किताब, टैली, जीएसटी
bookkeeping: जीएसटी रिटर्न
bookkeeping: इनकम टैक्स रिटर्न, आयकर रिटर्न, आईटीआर, सीए, चार्टर्ड अकाउंटेंट, accounting, accountant, hisab kitab
bookkeeping: hisaab kitaab, tally, gst return, gst, itr, itr filing, income tax return, bookkeeping
bookkeeping: chartered accountant
business-plans: बिजनेस प्लान, बिज़नेस प्लान, व्यवसाय योजना, व्यापार योजना, बिजनेस प्लान बनाना
business-plans: लोन के लिए प्रोजेक्ट रिपोर्ट, कारोबार की योजना, business plan, business plan banana
business-plans: business plan banwana
business-plans: loan ke liye project report, bank project report, vyapar yojana
financial-modelling: फाइनेंशियल मॉडल, वित्तीय मॉडल, वित्तीय योजना, वित्तीय विश्लेषण, कैश फ्लो, नकदी प्रवाह
financial-modelling: कंपनी का मूल्यांकन
financial-modelling: सीएमए रिपोर्ट, वित्तीय अनुमान, financial model, financial modelling, financial modeling, cash flow
financial-modelling: financial projection, company valuation, cma report
customer-support: कस्टमर सपोर्ट, कस्टमर केयर, कस्टमर सर्विस, ग्राहक सेवा, ग्राहक सहायता, कॉल सेंटर, ग्राहकों को जवाब
customer-support: हेल्प डेस्क
customer-support: टेलीकॉलर, कॉल उठाना, customer support, customer care, customer service, call center, telecaller
customer-support: customer ko reply, grahak seva, call uthana
recruiting-support: भर्ती, भर्ती करना, रिक्रूटमेंट, रिक्रूटर, एचआर, मानव संसाधन, कर्मचारी ढूंढना, कर्मचारी चाहिए
recruiting-support: स्टाफ चाहिए, हायरिंग
recruiting-support: कर्मचारियों की भर्ती, स्टाफ भर्ती, उम्मीदवार चुनना, जॉब डिस्क्रिप्शन, recruitment, recruiter, hiring
recruiting-support: bharti, staff chahiye, hr recruiter, karmchari chahiye, job description
project-management: प्रोजेक्ट मैनेजर, प्रोजेक्ट मैनेजमेंट, परियोजना प्रबंधन, परियोजना प्रबंधक, प्रोजेक्ट संभालना
project-management: प्रोजेक्ट प्लान
project-management: स्क्रम मास्टर, परियोजना समन्वय, project manager, project management, project sambhalna, scrum master
process-documentation: प्रक्रिया दस्तावेज, प्रक्रिया दस्तावेज़, एसओपी, एसओपी बनाना, कार्य प्रक्रिया, कार्यप्रणाली
process-documentation: कर्मचारी पुस्तिका
process-documentation: फ्लोचार्ट, फ्लो चार्ट, प्रोसेस डॉक्यूमेंटेशन, sop, sop banana, sop likhna, process documentation
process-documentation: flowchart, employee handbook
legal-compliance: वकील, वकीलों, कानूनी सलाह, क़ानूनी सलाह, कानूनी सलाहकार, कानूनी मदद, कानूनी सहायता, अधिवक्ता
legal-compliance: एडवोकेट, लीगल, कानूनी
legal-compliance: वकील चाहिए, vakil, vakeel, wakil, lawyer, advocate, kanuni salah, kanooni salah, legal advice
contract-drafting: अनुबंध बनाना, अनुबंध बनवाना, करारनामा, इकरारनामा, एग्रीमेंट बनाना, एग्रीमेंट बनवाना, एग्रीमेंट
contract-drafting: रेंट एग्रीमेंट
contract-drafting: किरायानामा, कॉन्ट्रैक्ट बनाना, शपथ पत्र, हलफनामा, अनुबंध, वसीयत, साझेदारी विलेख, rent agreement
contract-drafting: agreement banwana, agreement banana, contract banana, contract banwana, kirayanama, affidavit, nda
contract-review: अनुबंध जांचना, अनुबंध की जांच, कॉन्ट्रैक्ट चेक करना, एग्रीमेंट चेक करना, कॉन्ट्रैक्ट की जांच
contract-review: एग्रीमेंट की जांच
contract-review: अनुबंध की समीक्षा, एग्रीमेंट पढ़ना, कॉन्ट्रैक्ट रिव्यू, contract review, contract check karna
contract-review: agreement check karna, agreement check karwana, agreement padhna, contract padhna
website-terms-privacy: प्राइवेसी पॉलिसी, गोपनीयता नीति, नियम और शर्तें, नियम एवं शर्तें, निबंधन और शर्तें
website-terms-privacy: वेबसाइट की शर्तें
website-terms-privacy: कुकी नीति, रिफंड पॉलिसी, टर्म्स एंड कंडीशंस, सेवा की शर्तें, privacy policy, terms and conditions
website-terms-privacy: refund policy, niyam aur sharten, terms of service, disclaimer
data-protection: डेटा सुरक्षा, डाटा सुरक्षा, डेटा प्रोटेक्शन, डेटा संरक्षण, निजी डेटा, व्यक्तिगत डेटा, डेटा गोपनीयता
data-protection: जीडीपीआर
data-protection: डेटा सुरक्षा कानून, data protection, data privacy, gdpr, dpdp, data suraksha
trademark-searches: ट्रेडमार्क, ट्रेडमार्क रजिस्ट्रेशन, ट्रेडमार्क पंजीकरण, ट्रेडमार्क सर्च, ब्रांड रजिस्ट्रेशन
trademark-searches: ब्रांड नाम रजिस्टर
trademark-searches: ब्रांड का पंजीकरण, लोगो रजिस्टर, लोगो रजिस्ट्रेशन, नाम रजिस्टर करना, trademark
trademark-searches: trademark registration
trademark-searches: trademark search, brand registration, brand name register, trademark karwana
company-formation: कंपनी रजिस्ट्रेशन, कंपनी पंजीकरण, कंपनी खोलना, कंपनी रजिस्टर, कंपनी शुरू करना, फर्म रजिस्ट्रेशन
company-formation: एमएसएमई रजिस्ट्रेशन
company-formation: उद्यम रजिस्ट्रेशन, जीएसटी रजिस्ट्रेशन, प्राइवेट लिमिटेड, एनजीओ रजिस्ट्रेशन, company registration
company-formation: company kholna, company register karna, gst registration, msme registration, private limited
company-formation: firm registration, company registration karwana, ngo registration, llp
legal-research: कानूनी शोध, क़ानूनी शोध, कानूनी रिसर्च, कानूनी अनुसंधान, लीगल रिसर्च, कानून की जानकारी, कोर्ट के फैसले
legal-research: कानूनी राय
legal-research: धारा की जानकारी, केस लॉ, न्यायिक निर्णय, legal research, case law, legal opinion, kanun ki jankari
`,
  words: `
bakery: बेकरी, बेकरियां
restaurant: रेस्टोरेंट, रेस्तरां, रेस्टोरेंट्स, रेस्टोरेन्ट, ढाबा, ढाबे, भोजनालय, restorent, dhaba
cafe: कैफे, कैफ़े, चाय की दुकान
coffee: कॉफी, कॉफ़ी
tea: चाय, चायपत्ती, chai
pizza: पिज्जा, पिज़्ज़ा, पिज़्जा
food: खाना, खाने, भोजन, फूड, फ़ूड, व्यंजन, khana, khane, bhojan
drink: पेय, ड्रिंक, शरबत, जूस, कॉकटेल
wine: वाइन, शराब
beer: बीयर, बियर
cake: केक
dessert: मिठाई, मिठाइयां, मिठाइयों, मिठाई की दुकान, mithai
ice cream: आइसक्रीम, आइस क्रीम
chocolate: चॉकलेट, चाकलेट
spice: मसाला, मसाले, मसालों, masala, masale
recipe: रेसिपी, रेसिपीज, व्यंजन विधि
cookbook: रेसिपी बुक, रेसिपी की किताब, पाक कला की किताब
catering: केटरिंग, कैटरिंग, कैटरर
shop: दुकान, दुकानें, दुकानों, शॉप, स्टोर, dukaan, dukan
grocery: किराना, राशन, परचून, किराने, kirana
hotel: होटल, होटलों, गेस्ट हाउस, धर्मशाला
vacation rental: होमस्टे, फार्महाउस, एयरबीएनबी
school: स्कूल, स्कूलों, विद्यालय, पाठशाला, vidyalaya
university: विश्वविद्यालय, यूनिवर्सिटी, कॉलेज, महाविद्यालय
coaching center: कोचिंग सेंटर, कोचिंग संस्थान, ट्यूशन सेंटर, कोचिंग क्लास
kindergarten: आंगनवाड़ी, प्ले स्कूल, प्लेस्कूल, किंडरगार्टन, नर्सरी स्कूल
student: छात्र, छात्रा, छात्रों, विद्यार्थी, विद्यार्थियों, स्टूडेंट, vidyarthi
teacher: शिक्षक, शिक्षिका, अध्यापक, अध्यापिका, टीचर, गुरु, adhyapak, shikshak
lesson: पाठ, क्लास, कक्षा, ट्यूशन
course: कोर्स, पाठ्यक्रम
training: प्रशिक्षण, ट्रेनिंग
doctor: डॉक्टर, डाक्टर, चिकित्सक, वैद्य, daktar
dentist: दंत चिकित्सक, डेंटिस्ट, दांतों का डॉक्टर, दांत के डॉक्टर
clinic: क्लिनिक, क्लीनिक, दवाखाना
hospital: अस्पताल, हॉस्पिटल, aspatal
pharmacy: मेडिकल स्टोर, फार्मेसी, दवा की दुकान, दवाई की दुकान
medicine: दवा, दवाई, दवाइयां, दवाओं, dawai
psychologist: मनोवैज्ञानिक, साइकोलॉजिस्ट, मनोचिकित्सक
physiotherapist: फिजियोथेरेपिस्ट, फिजियोथेरेपी
veterinarian: पशु चिकित्सक, जानवरों का डॉक्टर
health: स्वास्थ्य, सेहत, हेल्थ, sehat
lawyer: lawyer, advocate, वकील, वकीलों, अधिवक्ता, एडवोकेट, vakil, vakeel, wakil
accountant: लेखाकार, अकाउंटेंट, एकाउंटेंट, मुनीम, चार्टर्ड अकाउंटेंट, सीए, accountant, chartered accountant
notary: नोटरी
architect: आर्किटेक्ट, वास्तुकार
astrologer: ज्योतिषी, ज्योतिष, पंडित, कुंडली, jyotish, jyotishi, kundli
company: कंपनी, कम्पनी, कंपनियां, कंपनियों, फर्म, संस्था, kampani
small business: छोटा व्यवसाय, छोटा बिजनेस, छोटा व्यापार, लघु उद्योग, छोटी कंपनी, chhota business
startup: स्टार्टअप, स्टार्ट अप
agency: एजेंसी
office: ऑफिस, ऑफ़िस, कार्यालय, दफ्तर, दफ़्तर
factory: फैक्ट्री, फैक्टरी, कारखाना, कारखाने, karkhana
freelancer: फ्रीलांसर, फ्रीलान्सर, फ्रीलांस
customer: ग्राहक, ग्राहकों, कस्टमर, क्लाइंट, grahak
employee: कर्मचारी, कर्मचारियों, स्टाफ, karmchari
hairdresser: हेयर सैलून, हेयर ड्रेसर, हेयरड्रेसर
barber: नाई, नाई की दुकान, सैलून, सलून, nai ki dukan
beauty salon: ब्यूटी पार्लर, पार्लर, ब्यूटीपार्लर
gym: जिम, व्यायामशाला
fitness: फिटनेस, व्यायाम, कसरत, एक्सरसाइज
personal trainer: पर्सनल ट्रेनर, फिटनेस ट्रेनर, जिम ट्रेनर
yoga: योग, योगा
cricket: क्रिकेट
football: फुटबॉल, फ़ुटबॉल
sports: खेल, खेलों, खेलकूद, स्पोर्ट्स
church: चर्च, गिरजाघर
temple: मंदिर, मन्दिर, मंदिरों, mandir
nonprofit: एनजीओ, ट्रस्ट, गैर सरकारी संगठन, समाज सेवा, दान, समाजसेवी संस्था
band: बैंड, म्यूजिक बैंड
artist: कलाकार, कलाकारों, आर्टिस्ट, kalakar
designer: डिजाइनर, डिज़ाइनर
writer: लेखक, लेखिका, राइटर, lekhak, writer
author: लेखक, रचनाकार, ऑथर
photographer: फोटोग्राफर, फ़ोटोग्राफ़र, photographer
programmer: प्रोग्रामर, कोडर, programmer
developer: डेवलपर, डेवलपर्स, developer
translator: अनुवादक, अनुवादिका, ट्रांसलेटर, anuvadak, translator
consultant: सलाहकार, कंसल्टेंट, परामर्शदाता, salahkar, consultant
coach: कोच, मार्गदर्शक
expert: विशेषज्ञ, एक्सपर्ट, माहिर, जानकार
real estate: रियल एस्टेट, प्रॉपर्टी, जमीन जायदाद, संपत्ति, zameen
real estate agent: प्रॉपर्टी डीलर, प्रॉपर्टी एजेंट
apartment: फ्लैट, अपार्टमेंट
house: घर, घरों, मकान, मकानों, makan, makaan, ghar
room: कमरा, कमरे, कमरों, kamra
kitchen: रसोई, किचन, rasoi
interior: इंटीरियर, घर की सजावट, आंतरिक सज्जा
construction: निर्माण कार्य, भवन निर्माण, कंस्ट्रक्शन, ठेकेदार, thekedar
plumber: प्लंबर, नल ठीक
electrician: इलेक्ट्रीशियन, बिजली मिस्त्री, बिजली वाला
cleaning company: सफाई कंपनी, सफाई सेवा, क्लीनिंग सर्विस
car: कार, कारें, कारों, गाड़ी, गाड़ियां, गाड़ियों, गाडी, gaadi, gadi
car repair shop: गैराज, कार मैकेनिक, गाड़ी मैकेनिक, कार गैराज, मोटर गैराज
motorcycle: बाइक, मोटरसाइकिल, मोटर साइकिल
transport: परिवहन, ट्रांसपोर्ट, ट्रक, पैकर्स एंड मूवर्स, लॉजिस्टिक्स
taxi: टैक्सी, कैब, ऑटो रिक्शा
travel: यात्रा, यात्राएं, सफर, सफ़र, ट्रैवल, घूमना, घूमने, yatra, ghumna
travel agency: ट्रैवल एजेंसी, टूर एंड ट्रैवल्स, टूर ट्रैवल, ट्रैवल्स
tourism: पर्यटन, टूरिज्म, टूरिज़्म, पर्यटक, paryatan
farm: खेत, खेती, फार्म, कृषि, किसान, डेयरी, kheti, kisan
garden: बगीचा, बगीचे, बाग, गार्डन, बागवानी, पौधे, bagicha
flower: फूल, फूलों, पुष्प, phool
jewelry: गहने, गहनों, आभूषण, ज्वेलरी, ज्वैलरी, जेवर, ज़ेवर, सोना चांदी, gehne
clothes: कपड़े, कपड़ों, वस्त्र, परिधान, गारमेंट, kapde, kapdo, kapdon
saree: साड़ी, साड़ियां, साड़ियों, साडी
fashion: फैशन, फ़ैशन, बुटीक
shoe: जूता, जूते, जूतों, चप्पल, joote
bag: बैग, थैला, थैले, पर्स
t-shirt: टी-शर्ट, टीशर्ट, टी शर्ट
cosmetics: सौंदर्य प्रसाधन, कॉस्मेटिक, कॉस्मेटिक्स, मेकअप, क्रीम
soap: साबुन, sabun
candle: मोमबत्ती, मोमबत्तियां, mombatti
perfume: इत्र, परफ्यूम, अगरबत्ती
toy: खिलौना, खिलौने, खिलौनों, khilona, khilone
furniture: फर्नीचर, फ़र्नीचर
phone: फोन, फ़ोन, टेलीफोन, दूरभाष
mobile: मोबाइल, मोबाईल
computer: कंप्यूटर, कम्प्यूटर, लैपटॉप
publisher: प्रकाशक, प्रकाशन, prakashak, prakashan
newspaper: अखबार, अख़बार, समाचार पत्र, akhbar, akhbaar
news: समाचार, खबर, खबरें, ख़बर, न्यूज, न्यूज़, samachar, khabar
magazine: पत्रिका, पत्रिकाएं, मैगजीन, मैगज़ीन, patrika
radio: रेडियो
television: टीवी, टेलीविजन, दूरदर्शन
movie: फिल्म, फ़िल्म, फिल्में, फिल्मों, सिनेमा, मूवी, पिक्चर
short film: शॉर्ट फिल्म, लघु फिल्म, लघु फ़िल्म
documentary: डॉक्यूमेंट्री, वृत्तचित्र
theater: नाटक, रंगमंच, थिएटर, natak
dance: नृत्य, डांस, नाच, nritya
event: कार्यक्रम, आयोजन, समारोह, इवेंट, karyakram
festival: त्योहार, त्यौहार, उत्सव, पर्व, tyohar
party: पार्टी, दावत
wedding: शादी, शादियों, विवाह, ब्याह, वेडिंग, shaadi, shadi, vivah, byah
bride: दुल्हन, वधू, dulhan
groom: दूल्हा, दूल्हे, वर वधू, dulha
engagement: सगाई, मंगनी, रोका, sagai
wedding invitation: शादी का कार्ड, शादी के कार्ड, शादी का निमंत्रण, विवाह निमंत्रण पत्र, शादी कार्ड
wedding invitation: shaadi ka card, shadi ka card, shaadi card, wedding card
wedding video: शादी का वीडियो, शादी की वीडियो, शादी वीडियो, shaadi ki video, shadi ki video, shaadi ka video
birthday: जन्मदिन, जन्म दिन, बर्थडे, जन्मदिवस, janamdin, janmdin
anniversary: सालगिरह, वर्षगांठ, एनिवर्सरी, salgirah
baby shower: गोद भराई, गोदभराई, बेबी शावर, god bharai
naming ceremony: नामकरण, नामकरण संस्कार, मुंडन, namkaran
housewarming: गृह प्रवेश, गृहप्रवेश, grih pravesh, griha pravesh
graduation: ग्रेजुएशन, दीक्षांत समारोह
christmas: क्रिसमस, बड़ा दिन
diwali: दिवाली, दीवाली, दीपावली, deepawali
holi: होली
valentine: वैलेंटाइन, वेलेंटाइन डे
gift: तोहफा, तोहफ़ा, तोहफे, उपहार, गिफ्ट, भेंट, tohfa, uphar
invitation: निमंत्रण, निमंत्रण पत्र, निमंत्रण कार्ड, आमंत्रण, आमंत्रण पत्र, न्योता, इनविटेशन कार्ड
invitation: nimantran, nimantran patra, invitation card
children: बच्चा, बच्चे, बच्चों, बच्ची, बाल, किड्स, bachche, bachchon, bacche, bacchon, bachon, bachcha, baccha
baby: शिशु, नवजात, छोटा बच्चा, बेबी
boy: लड़का, लड़के, बेटा, बेटे, ladka
girl: लड़की, लड़कियों, बेटी, बेटियां, ladki, beti
man: आदमी, पुरुष, पुरुषों, मर्द, aadmi, purush
woman: औरत, महिला, महिलाओं, महिलाएं, स्त्री, mahila, aurat
mother: माँ, मां, माता, मम्मी
father: पिता, पिताजी, पापा, papa, pitaji
grandparents: दादा, दादी, नाना, नानी, दादा-दादी, dada, dadi, nana, nani
husband: पति
wife: पत्नी, बीवी, patni, biwi
family: परिवार, फैमिली, फ़ैमिली, खानदान, parivar, pariwar
couple: जोड़ा, जोड़े, दंपति, कपल
friend: दोस्त, दोस्तों, मित्र, dost
love: प्यार, प्रेम, इश्क, मोहब्बत, pyar, pyaar
pet: पालतू, पालतू जानवर, paltu
dog: कुत्ता, कुत्ते, कुत्तों, डॉग, kutta, kutte
cat: बिल्ली, बिल्लियां, बिल्लियों, billi
horse: घोड़ा, घोड़े, घोड़ों, ghoda
animal: जानवर, जानवरों, पशु, पशुओं, janwar
bird: पक्षी, पक्षियों, चिड़िया, chidiya
god: भगवान, ईश्वर, देवी, देवता, bhagwan
brand: ब्रांड, ब्राण्ड, ब्रैंड
branding: ब्रांडिंग, ब्रांड पहचान, ब्रांड आइडेंटिटी, branding
rebranding: रीब्रांडिंग, रिब्रांडिंग, rebranding
brand identity: ब्रांड की पहचान, brand identity
letterhead: लेटरहेड, लेटर हेड, letterhead
logo: लोगो, लोगो बनाना, लोगो बनवाना, प्रतीक चिन्ह, प्रतीक चिह्न, logo, logos, logo banwana, logo banana
logo: logo banane wala, logo banwana hai, कंपनी का लोगो, company ka logo
logo design: लोगो डिजाइन, लोगो डिज़ाइन, लोगो डिजाइनर, logo design, logo designer, logo design karwana
graphic design: ग्राफिक डिजाइन, ग्राफिक डिज़ाइन, ग्राफिक्स डिजाइन, graphic design, graphic designing, graphics
graphic designer: ग्राफिक डिजाइनर, ग्राफिक डिज़ाइनर, ग्राफिक्स डिजाइनर, graphic designer, graphics designer
slogan: नारा, स्लोगन, टैगलाइन, nara
name: नाम, naam
business card: विजिटिंग कार्ड, विज़िटिंग कार्ड, बिजनेस कार्ड, visiting card, business card
flyer: पर्चा, पर्चे, पम्फलेट, पैम्फलेट, पंफलेट, फ्लायर, pamphlet, parcha, flyer
poster: पोस्टर, पोस्टर डिजाइन, poster, poster design
brochure: ब्रोशर, ब्रोशर डिजाइन, विवरणिका, brochure
catalog: कैटलॉग, कैटलोग, सूचीपत्र
banner: बैनर, बैनर डिजाइन, फ्लेक्स, banner design
sticker: स्टिकर, स्टीकर
label: लेबल, लेबल डिजाइन, label design
box: डिब्बा, डिब्बे, बॉक्स, dibba, dibbe
bottle: बोतल, बोतलें, botal
packaging: पैकेजिंग, पैकिंग, पैकेट, packaging, packet design
packaging design: पैकेजिंग डिजाइन, पैकेजिंग डिज़ाइन, packaging design
restaurant menu: मेनू, मेन्यू, मेनू कार्ड, मेन्यू कार्ड, रेस्टोरेंट मेनू, menu card, restaurant menu
restaurant menu: menu card design
sign: साइन बोर्ड, साइनबोर्ड, दुकान का बोर्ड, होर्डिंग, नेम प्लेट, dukaan ka board, dukan ka board, sign board
certificate: प्रमाण पत्र, प्रमाणपत्र, सर्टिफिकेट, praman patra
calendar: कैलेंडर, कैलेन्डर, पंचांग
mockup: मॉकअप
template: टेम्पलेट, टेम्प्लेट, प्रारूप
font: फॉन्ट, फ़ॉन्ट, टाइपोग्राफी
lettering: सुलेख, कैलीग्राफी, हाथ से लिखा, sulekh
color: रंग, रंगों, कलर, rang
icon: आइकन, आइकॉन, चिह्न, चिन्ह, आइकन डिजाइन, icon, icons, icon design
infographic: इन्फोग्राफिक, इन्फोग्राफिक्स, इंफोग्राफिक, infographic, infographics
map: नक्शा, नक्शे, नक़्शा, मानचित्र, मैप, नक्शा बनाना, naksha, naksha banwana, map banana, map banwana
chart: चार्ट, ग्राफ, ग्राफ़, आरेख, चार्ट बनाना, ग्राफ बनाना, chart, charts, graph, chart banana, graph banana
drawing: चित्र, चित्रों, ड्राइंग, ड्रॉइंग, रेखाचित्र, चित्र बनाना, drawing, drawing banana, chitra
sketch: स्केच, खाका, स्केच बनाना, स्केच बनवाना, पेंसिल स्केच, sketch banana, sketch banwana, sketch banane wala
sketch: pencil sketch
illustration: चित्रण, इलस्ट्रेशन, illustration
illustrator: इलस्ट्रेटर, चित्रकार, illustrator, chitrakar
painting: पेंटिंग, चित्रकारी, चित्रकला, painting banwana
watercolor: जलरंग, वाटर कलर, वॉटरकलर
portrait: पोर्ट्रेट, चेहरे का चित्र, व्यक्ति चित्र, पोर्ट्रेट बनवाना, portrait
portrait from photo: फोटो से चित्र, फोटो से स्केच, फोटो से पेंटिंग, फोटो का स्केच, photo se sketch
portrait from photo: photo ka sketch, photo se painting
caricature: कैरिकेचर, व्यंग्य चित्र, caricature
cartoon: कार्टून, कार्टूनों, कार्टून बनाना
comic: कॉमिक, कॉमिक्स, चित्रकथा
anime: एनिमे
character: कैरेक्टर, पात्र, पात्रों, किरदार, कैरेक्टर बनाना, character banana
character design: कैरेक्टर डिजाइन, कैरेक्टर डिज़ाइन, पात्र डिजाइन, character design
mascot: शुभंकर, मैस्कॉट, मैस्कॉट डिजाइन, mascot, mascot design
tattoo: टैटू, गोदना
tattoo design: टैटू डिजाइन, tattoo design
pattern: पैटर्न, छपाई पैटर्न
fabric: कपड़ा, कपड़े का, फैब्रिक, kapda
textile design: टेक्सटाइल डिजाइन, टेक्सटाइल डिजाइनर, कपड़े का डिजाइन, textile design, textile designer, kapde ka design
wallpaper: वॉलपेपर, वालपेपर
background: पृष्ठभूमि, बैकग्राउंड, बैकग्राऊंड
cover: कवर, आवरण, मुखपृष्ठ
book cover: बुक कवर, किताब का कवर, पुस्तक का कवर, पुस्तक आवरण, book cover, kitab ka cover, kitaab ka cover
layout: लेआउट, ले आउट
slides: स्लाइड, स्लाइड्स, slides
presentation: प्रेजेंटेशन, प्रेज़ेंटेशन, प्रस्तुति, पावरपॉइंट, पॉवरपॉइंट, पीपीटी, पीपीटी बनाना, presentation
presentation: ppt, powerpoint, ppt banana, ppt banwana, ppt banane wala
pitch deck: पिच डेक, pitch deck
vector: वेक्टर
image: तस्वीर, तस्वीरें, तस्वीरों, छवि, इमेज, tasveer, tasvir
photo: फोटो, फ़ोटो, photo, photos
old photo: पुरानी फोटो, पुरानी फ़ोटो, पुरानी तस्वीर, purani photo, purani tasveer
passport photo: पासपोर्ट साइज फोटो, पासपोर्ट फोटो, पासपोर्ट साइज़ फोटो, passport size photo
photo editing: फोटो एडिटिंग, फोटो एडिट, फोटो एडिटर, फोटो एडिट करना, photo editing, photo edit, photo edit karna
photo editing: photo edit karwana, photo edit karne wala
photography: फोटोग्राफी, फ़ोटोग्राफ़ी, photography
product photography: प्रोडक्ट फोटोग्राफी, प्रोडक्ट फोटो, उत्पाद की फोटो, सामान की फोटो, product photography
product photography: product ki photo, product photo, product photographer
photo restoration: पुरानी फोटो ठीक करना, फोटो रेस्टोरेशन, फटी फोटो, purani photo theek karna, purani photo thik karna
photo restoration: photo restoration, fati photo
food photography: खाने की फोटो, फूड फोटोग्राफी, फ़ूड फोटोग्राफी, food photography, khane ki photo
background removal: बैकग्राउंड हटाना, बैकग्राउंड हटाओ, बैकग्राउंड रिमूव, पृष्ठभूमि हटाना, background hatana
background removal: background remove karna, background removal, background remove
3d model: 3डी मॉडल, थ्रीडी मॉडल, 3d मॉडल
rendering: रेंडर, रेंडरिंग
website: वेबसाइट, वेबसाइटें, वेब साइट, वैबसाइट, वेबसाइट बनाना, वेबसाइट बनवाना, वेबसाइट बनवानी, वेबसाइट बनाने वाला
website: website, websites, website banwana, website banwani, website banana, website banani, website banane wala
website: website banane wale, website bana do, company ki website, कंपनी की वेबसाइट
business website: बिजनेस वेबसाइट, बिज़नेस वेबसाइट, व्यवसाय की वेबसाइट, business website, business ke liye website
wordpress: वर्डप्रेस, वर्डप्रेस वेबसाइट
web design: वेब डिजाइन, वेब डिज़ाइन, वेब डिजाइनर, वेबसाइट डिजाइन, वेबसाइट डिज़ाइन, वेबसाइट का डिजाइन, web design
web design: web designer, website design, website ka design
web development: वेब डेवलपमेंट, वेब डेवलपर, वेबसाइट डेवलपर, वेबसाइट डेवलपमेंट, web development, web developer
web development: website developer
landing page: लैंडिंग पेज, लैंडिंग पेज डिजाइन, लैंडिंग पेज बनाना, landing page, landing page banana
landing page: landing page banwana
online shop: ऑनलाइन दुकान, ऑनलाइन स्टोर, ऑनलाइन शॉप, ई-कॉमर्स, ईकॉमर्स, ई-कॉमर्स वेबसाइट, ईकॉमर्स वेबसाइट
online shop: शॉपिंग वेबसाइट, online dukaan, online dukan, online store, ecommerce website, shopping website
fix website: वेबसाइट ठीक करना, वेबसाइट खराब, वेबसाइट नहीं चल रही, वेबसाइट रिपेयर, website theek karna
fix website: website thik karna, website thik karwana, website kharab, website nahi chal rahi
website speed: वेबसाइट स्पीड, वेबसाइट की स्पीड, वेबसाइट धीमी, वेबसाइट स्लो, धीमी वेबसाइट, website speed, website slow
website speed: website slow hai, website ki speed, website fast karna
website migration: वेबसाइट माइग्रेशन, वेबसाइट ट्रांसफर, वेबसाइट शिफ्ट, होस्टिंग बदलना, website transfer
website migration: website migration, website shift karna, hosting change
app: ऐप, एप, एप्प, ऐप्स, एप्लीकेशन, एप्लिकेशन, ऐप बनाना, ऐप बनवाना, app, apps, app banana, app banwana, app banwani
app: app banane wala
mobile app: मोबाइल ऐप, मोबाइल एप, एंड्रॉइड ऐप, एंड्रॉयड ऐप, mobile app, android app
app development: ऐप डेवलपमेंट, ऐप डेवलपर, app development, app developer
domain: डोमेन
hosting: होस्टिंग
server: सर्वर, सर्वर सेटअप
email: ईमेल, ई-मेल, इमेल
newsletter: न्यूज़लेटर, न्यूजलेटर, newsletter
form: फॉर्म, फ़ॉर्म, प्रपत्र
booking: बुकिंग, आरक्षण
appointment: अपॉइंटमेंट
payment: भुगतान, पेमेंट, bhugtan
product: उत्पाद, उत्पादों, प्रोडक्ट, प्रोडक्ट्स, सामान, वस्तु, saman, samaan
plugin: प्लगइन, प्लग-इन
code: कोड
bug: बग, bug, bugs
error: गलती, गलतियां, गलतियाँ, गलतियों, एरर, त्रुटि, galti, galtiyan
security: सुरक्षा, सिक्योरिटी, suraksha
hacked: हैक, हैक हो गई, वायरस, मैलवेयर
backup: बैकअप
speed: स्पीड, गति, रफ्तार, रफ़्तार
database: डेटाबेस, डाटाबेस, डेटाबेस बनाना, database, database banana, database banwana
chatbot: चैटबॉट, चैट बॉट, chatbot
whatsapp: व्हाट्सएप, व्हाट्सऐप, वॉट्सऐप, वाट्सएप
automation: ऑटोमेशन, स्वचालन, स्वचालित, automation
integration: इंटीग्रेशन, एकीकरण
spreadsheet: स्प्रेडशीट, spreadsheet
excel: एक्सेल, एक्सल, एक्सेल शीट, excel, excel sheet, excel sheet banana
google sheets: गूगल शीट, गूगल शीट्स, google sheet, google sheets
data: डेटा, डाटा, आंकड़े, आंकड़ों, data
data entry: डेटा एंट्री, डाटा एंट्री, डाटा एंट्री ऑपरेटर, data entry, data entry operator
data analysis: डेटा विश्लेषण, डाटा विश्लेषण, डेटा एनालिसिस, डाटा एनालिसिस, data analysis, data ka analysis
report: रिपोर्ट, रिपोर्टें, प्रतिवेदन
dashboard: डैशबोर्ड, डैशबोर्ड बनाना, dashboard, dashboard banana, dashboard banwana
statistics: सांख्यिकी, स्टैटिस्टिक्स, statistics, sankhyiki
survey: सर्वे, सर्वेक्षण, प्रश्नावली
thesis: थीसिस, शोध प्रबंध, शोध प्रबन्ध, शोधग्रंथ
research: शोध, अनुसंधान, रिसर्च, shodh
forecast: पूर्वानुमान, फोरकास्ट, भविष्यवाणी, forecast
artificial intelligence: कृत्रिम बुद्धिमत्ता, आर्टिफिशियल इंटेलिजेंस, एआई, artificial intelligence
machine learning: मशीन लर्निंग, machine learning
game: गेम, गेम्स, गेम बनाना, गेम बनवाना, game, game banana, game banwana, game banane wala
video game: वीडियो गेम
board game: बोर्ड गेम, कार्ड गेम, लूडो
software: सॉफ्टवेयर, सॉफ़्टवेयर, सॉफ्टवेयर बनाना, सॉफ्टवेयर बनवाना, software, software banwana, software banana
software developer: सॉफ्टवेयर डेवलपर, सॉफ्टवेयर इंजीनियर, software developer
programming: प्रोग्रामिंग, कोडिंग, programming, coding
text: टेक्स्ट, मूलपाठ
article: लेख, लेखों, आर्टिकल, आलेख, आर्टिकल लिखना, आर्टिकल राइटर, article, articles, article likhna, article likhwana
article: lekh, article writing
blog post: ब्लॉग, ब्लॉग पोस्ट, ब्लॉग लिखना, ब्लॉग राइटर, blog, blog post, blog likhna, blog likhwana, blog writing
story: कहानी, कहानियां, कहानियाँ, कहानियों, कथा, kahani, kahaniya, kahaniyan
novel: उपन्यास, उपन्यासों, नॉवेल, upanyas
poem: कविता, कविताएं, कविताएँ, कविताओं, शायरी, गजल, ग़ज़ल, kavita, shayari, ghazal
manuscript: पांडुलिपि, पाण्डुलिपि
book: किताब, किताबें, किताबों, पुस्तक, पुस्तकें, पुस्तकों, बुक, kitab, kitaab, pustak
ebook: ईबुक, ई-बुक, ई-पुस्तक
guide: गाइड, मार्गदर्शिका
manual: मैनुअल, निर्देशिका, यूजर मैनुअल, user manual
instructions: निर्देश, निर्देश पुस्तिका, अनुदेश
letter: पत्र, पत्रों, चिट्ठी, खत, ख़त, chitthi, patra
cover letter: कवर लेटर, cover letter
resume: रिज्यूमे, रेज़्यूमे, रेज्यूमे, रिज्यूम, सीवी, बायोडाटा, बायो डाटा, रिज्यूमे बनाना, सीवी बनाना, resume, cv
resume: biodata, resume banwana, resume banana, cv banwana, cv banana, biodata banana
job: नौकरी, नौकरियां, जॉब, रोजगार, रोज़गार, naukri
job application: आवेदन पत्र, नौकरी का आवेदन, जॉब एप्लीकेशन, आवेदन
interview: इंटरव्यू, साक्षात्कार, sakshatkar
speech: भाषण, स्पीच, भाषण लिखना, bhashan, speech, speech likhna
script: स्क्रिप्ट, पटकथा, स्क्रिप्ट लिखना, स्क्रिप्ट राइटर, script, script likhna, script likhwana, script writer
proposal: प्रस्ताव, प्रपोजल, प्रस्ताव लिखना, proposal, proposal likhna, project proposal
tender: टेंडर, निविदा, tender
press release: प्रेस विज्ञप्ति, प्रेस रिलीज, प्रेस रिलीज़, प्रेस नोट, press release, press note
product description: उत्पाद विवरण, उत्पाद का विवरण, प्रोडक्ट डिस्क्रिप्शन, प्रोडक्ट विवरण, product description
product listing: प्रोडक्ट लिस्टिंग, अमेजन लिस्टिंग, अमेज़न लिस्टिंग, फ्लिपकार्ट लिस्टिंग, amazon listing
product listing: product listing
description: विवरण, वर्णन, डिस्क्रिप्शन, vivaran
biography: जीवनी, आत्मकथा, जीवन परिचय, jeevani, jivani, atmakatha
spelling: वर्तनी, स्पेलिंग, vartani
grammar: व्याकरण, ग्रामर, vyakaran
proofreading: प्रूफरीडिंग, प्रूफ रीडिंग, प्रूफरीडर, प्रूफ रीडर, proofreading, proof reading, proofreader
summary: सारांश, सार, संक्षेप, saransh
review: समीक्षा, रिव्यू
content: कंटेंट, सामग्री
content writing: कंटेंट राइटिंग, कंटेंट राइटर, कंटेंट लिखना, content writing, content writer
website content: वेबसाइट कंटेंट, वेबसाइट का कंटेंट, वेबसाइट के लिए कंटेंट, website content, website ka content
copywriting: कॉपीराइटिंग, कॉपी राइटिंग, कॉपीराइटर, copywriting, copywriter
translation: अनुवाद, अनुवादों, ट्रांसलेशन, तर्जुमा, भाषांतर, anuvad, anuvaad, translation, translation karwana
document translation: दस्तावेज अनुवाद, दस्तावेज़ अनुवाद, दस्तावेज का अनुवाद, दस्तावेजों का अनुवाद, document translation
interpreter: दुभाषिया, दुभाषिये, दुभाषिए, इंटरप्रेटर, interpreter, dubhashiya
language: भाषा, भाषाएं, भाषाओं, bhasha
hindi: हिंदी, हिन्दी
english: अंग्रेजी, अंग्रेज़ी, इंग्लिश, अँग्रेजी, angrezi, angreji, inglish
urdu: उर्दू
bengali: बंगाली, बांग्ला, बंगला
punjabi: पंजाबी
marathi: मराठी
tamil: तमिल
sanskrit: संस्कृत
german: जर्मन
french: फ्रेंच, फ़्रेंच, फ्रांसीसी
spanish: स्पेनिश, स्पैनिश
portuguese: पुर्तगाली
italian: इतालवी, इटालियन
arabic: अरबी, arbi
chinese: चीनी, चाइनीज, मंदारिन
japanese: जापानी
russian: रूसी, रशियन
birth certificate: जन्म प्रमाण पत्र, जन्म प्रमाणपत्र, बर्थ सर्टिफिकेट, janm praman patra
visa: वीजा, वीज़ा
sign language: सांकेतिक भाषा, साइन लैंग्वेज
accent: लहजा, लहज़ा, उच्चारण
video: वीडियो, विडियो, वीडियोज, वीडियोज़, वीडियो बनाना, वीडियो बनवाना, वीडियो बनाने वाला, video, videos
video: video banana, video banwana, video banane wala
video editing: वीडियो एडिटिंग, विडियो एडिटिंग, वीडियो एडिट, वीडियो एडिटर, वीडियो एडिट करना, वीडियो एडिट करवाना
video editing: वीडियो संपादन, वीडियो मिक्सिंग, video editing, video edit, video editor, video edit karna
video editing: video edit karwana, video edit karne wala, video mixing
youtube video editing: यूट्यूब वीडियो एडिटिंग, youtube video editing
reels: रील, रील्स, रील बनाना, रील्स बनाना, रील एडिटिंग, रील एडिट, इंस्टाग्राम रील, reel, reels, reel editing
reels: reels editing, reel banana, reels banana, reel banwana, instagram reels
shorts: शॉर्ट्स, यूट्यूब शॉर्ट्स, youtube shorts, shorts
promotional video: प्रचार वीडियो, विज्ञापन वीडियो, प्रोमो वीडियो, प्रमोशनल वीडियो
corporate video: कंपनी का वीडियो, कॉर्पोरेट वीडियो, company ki video
explainer video: एक्सप्लेनर वीडियो, समझाने वाला वीडियो, explainer video, samjhane wala video
animated video: एनिमेटेड वीडियो, animated video, animated video banana, कार्टून वीडियो, cartoon video
animated video: cartoon video banana
trailer: ट्रेलर
music video: म्यूजिक वीडियो, म्यूज़िक वीडियो, गाने का वीडियो
intro: इंट्रो, इंट्रो बनाना, इंट्रो वीडियो, यूट्यूब इंट्रो, चैनल का इंट्रो, intro, youtube intro, intro banana
intro: channel ka intro
subtitles: सबटाइटल, सबटाइटल्स, उपशीर्षक, कैप्शन, सबटाइटल लगाना, सबटाइटल डालना, subtitle, subtitles, subtitle lagana
subtitles: subtitle dalna
animation: एनिमेशन, ऐनिमेशन, एनीमेशन, animation, animation banwana
motion graphics: मोशन ग्राफिक्स, मोशन ग्राफिक, motion graphics, motion graphic
logo animation: लोगो एनिमेशन, लोगो ऐनिमेशन, एनिमेटेड लोगो, logo animation, animated logo, logo animate karna
color grading: कलर ग्रेडिंग, color grading, colour grading
drone: ड्रोन
commercial: टीवी विज्ञापन, टीवी ऐड, विज्ञापन फिल्म
thumbnail: थंबनेल, थम्बनेल, थंबनेल डिजाइन, यूट्यूब थंबनेल, thumbnail, youtube thumbnail, thumbnail banane wala
youtube channel: यूट्यूब चैनल, यूट्यूबर, यू ट्यूब चैनल
youtube: यूट्यूब, यू ट्यूब
instagram: इंस्टाग्राम, इंस्टा
facebook: फेसबुक, फ़ेसबुक
voice: आवाज, आवाज़, आवाजें, वॉइस, वॉयस, awaz, awaaz, aawaz
female voice: महिला की आवाज, महिला आवाज, लड़की की आवाज, औरत की आवाज, ladki ki awaz, female voice
male voice: पुरुष की आवाज, पुरुष आवाज, आदमी की आवाज, लड़के की आवाज, aadmi ki awaz
voice over: वॉइस ओवर, वॉयस ओवर, वॉइसओवर, वॉयसओवर, वॉइस ओवर आर्टिस्ट, वॉयस ओवर आर्टिस्ट, voice over, voiceover
voice over: voice over artist
narrator: वाचक, कथावाचक, सूत्रधार
dubbing: डबिंग, डबिंग आर्टिस्ट, dubbing, dubbing artist
audio: ऑडियो, audio
audio editing: ऑडियो एडिटिंग, ऑडियो एडिट, ऑडियो एडिटर, audio editing, audio edit, audio editor
recording: रिकॉर्डिंग, रिकार्डिंग, ध्वनिमुद्रण
sound: ध्वनि, साउंड, dhwani
noise: शोर, नॉइज, नॉइज़, shor
noise removal: शोर हटाना, नॉइज़ हटाना, नॉइज हटाना, noise hatana, noise removal, shor hatana
podcast: पॉडकास्ट, पोडकास्ट, पॉडकास्ट बनाना, podcast, podcast banana
podcast editing: पॉडकास्ट एडिटिंग, पॉडकास्ट एडिटर, पॉडकास्ट एडिट, podcast editing, podcast editor, podcast edit karna
audiobook: ऑडियोबुक, ऑडियो बुक, ऑडियोबुक बनाना, audiobook, audio book, audiobook banana
transcription: ट्रांसक्रिप्शन, ऑडियो को टेक्स्ट, ऑडियो से टेक्स्ट, ऑडियो सुनकर लिखना, transcription, audio to text
transcription: audio ko text, audio se text
voicemail: वॉइसमेल, वॉयसमेल, voicemail
music: संगीत, म्यूजिक, म्यूज़िक, sangeet, music
song: गाना, गाने, गानों, गीत, गीतों, सॉन्ग, नगमा, gana, gaana, gaane, geet, song banwana, song banana, gana banana
song: gana banwana, gaana banwana, गाना बनाना, गाना बनवाना
wedding song: शादी का गाना, शादी के गाने, shaadi ka gana
birthday song: जन्मदिन का गाना, बर्थडे सॉन्ग
devotional song: भजन, आरती, कीर्तन, bhajan, aarti
lyrics: बोल, गाने के बोल, लिरिक्स, lyrics, gane ke bol, lyrics likhna
songwriting: गाना लिखना, गाना लिखवाना, गीत लिखना, gana likhna, gana likhwana, gaana likhwana, song likhwana
songwriter: गीतकार, गीत लेखक, geetkar, lyrics writer, लिरिक्स राइटर
rap: रैप, रैपर, rapper
beat: बीट, बीट्स, ताल, बीट बनाना, beat, beats, beat banana, rap beat
singer: गायक, गायिका, गायकों, सिंगर, गाने वाला, गाने वाली, gayak, gayika, singer, gaane wala, gane wala
female singer: महिला गायक, female singer
musician: संगीतकार, वादक, म्यूजिशियन, sangeetkar
guitar: गिटार, गिटारवादक, गिटारिस्ट, guitarist, guitar bajane wala
piano: पियानो, कीबोर्ड वादक
drums: ड्रम, ढोल, ढोलक, ड्रमर, dholak, dhol, drummer
tabla: तबला, तबला वादक, tabla, tabla player
flute: बांसुरी, बांसुरी वादक, बाँसुरी, bansuri, flute player
sitar: सितार, सितार वादक
violin: वायलिन, वायलिन वादक
composer: कंपोजर, संगीत निर्देशक, संगीत रचयिता, composer, music composer
music producer: म्यूजिक प्रोड्यूसर, संगीत निर्माता, music producer
background music: बैकग्राउंड म्यूजिक, बैकग्राउंड म्यूज़िक, पार्श्व संगीत, background music
melody: धुन, धुनें, dhun
soundtrack: साउंडट्रैक, फिल्म संगीत, फिल्म का संगीत, film music
jingle: जिंगल, जिंगल बनाना, जिंगल बनवाना, विज्ञापन जिंगल, jingle, jingle banana, jingle banwana
karaoke: कराओके, कराओके ट्रैक, karaoke track, karaoke banana
mixing and mastering: मिक्सिंग मास्टरिंग, मिक्सिंग और मास्टरिंग, गाने की मिक्सिंग, mixing mastering, gane ki mixing
mixing: मिक्सिंग, mixing
mastering: मास्टरिंग, mastering
sheet music: स्वरलिपि, संगीत नोटेशन
marketing: मार्केटिंग, विपणन, marketing
digital marketing: डिजिटल मार्केटिंग, ऑनलाइन मार्केटिंग, digital marketing, digital marketer
promotion: प्रचार, प्रमोशन, प्रचार करना, prachar, promotion, business promote karna
advertising: विज्ञापन, विज्ञापनों, एडवरटाइजिंग, इश्तहार, vigyapan
ad: ऐड, विज्ञापन, इश्तिहार
google ads: गूगल ऐड, गूगल ऐड्स, गूगल विज्ञापन, google ads
facebook ads: फेसबुक ऐड, फेसबुक ऐड्स, फेसबुक विज्ञापन, facebook ads, facebook ad chalana
campaign: अभियान, कैंपेन, abhiyan
seo: एसईओ, एस ई ओ, एसईओ एक्सपर्ट, गूगल पर ऊपर, गूगल में ऊपर, seo, seo expert, google par rank, google me upar
google: गूगल
social media: सोशल मीडिया, social media
social media manager: सोशल मीडिया मैनेजर, social media manager
social media management: सोशल मीडिया मैनेजमेंट, सोशल मीडिया संभालना, social media management, social media handle karna
social media management: social media sambhalna
social media post: सोशल मीडिया पोस्ट, सोशल मीडिया पोस्ट डिजाइन, social media post design
instagram post: इंस्टाग्राम पोस्ट, इंस्टाग्राम पोस्ट डिजाइन, instagram post, instagram post design
post: पोस्ट
followers: फॉलोअर, फॉलोअर्स, फॉलोवर्स, अनुयायी, फॉलोअर बढ़ाना, followers badhana
sales: बिक्री, सेल्स, bikri
competitor: प्रतियोगी, प्रतियोगियों, प्रतिस्पर्धी, प्रतिद्वंद्वी
keyword: कीवर्ड, कीवर्ड्स, keyword, keywords
keyword research: कीवर्ड रिसर्च, keyword research
email marketing: ईमेल मार्केटिंग, email marketing
ranking: रैंकिंग, रैंक, गूगल रैंकिंग, google ranking
strategy: रणनीति, स्ट्रेटजी, rananiti
plan: योजना, योजनाएं, प्लान, yojana
budget: बजट
quote: कोटेशन, भाव पत्र
analysis: विश्लेषण, एनालिसिस, vishleshan
market research: मार्केट रिसर्च, बाजार अनुसंधान, बाज़ार अनुसंधान, मार्केट सर्वे, market research, market survey
market: बाजार, बाज़ार, मार्केट, bazar, bazaar
press: प्रेस, मीडिया
influencer: इन्फ्लुएंसर, इंफ्लुएंसर
invoice: इनवॉइस, इनवॉयस, बिल, बिलिंग, चालान
receipt: रसीद, रसीदें, raseed, rasid
tax: टैक्स, कर भुगतान, आयकर, इनकम टैक्स, aaykar
gst: जीएसटी, जी एस टी, जीएसटी रिटर्न, gst, gst return
tax return: इनकम टैक्स रिटर्न, आयकर रिटर्न, आईटीआर, टैक्स रिटर्न, itr, itr filing, income tax return
payroll: पेरोल, वेतन पर्ची, सैलरी स्लिप
salary: वेतन, तनख्वाह, सैलरी, मजदूरी, tankhwah, vetan
accounting: अकाउंटिंग, एकाउंटिंग, लेखांकन, बहीखाता, बही खाता, हिसाब किताब, हिसाब, hisab kitab, hisaab kitaab
accounting: hisab, hisaab, accounting
bank statement: बैंक स्टेटमेंट, बैंक विवरण, पासबुक
balance sheet: बैलेंस शीट, तुलन पत्र
expense: खर्च, खर्चा, खर्चे, व्यय, kharch, kharcha
income: आय, आमदनी, कमाई, kamai
cash flow: कैश फ्लो, नकदी प्रवाह, cash flow
price: कीमत, क़ीमत, दाम, मूल्य, रेट, भाव, keemat, kimat, daam
loan: लोन, कर्ज, कर्ज़, ऋण, उधार, karz
investment: निवेश, इन्वेस्टमेंट, nivesh
investor: निवेशक, निवेशकों, इन्वेस्टर, niveshak
grant: अनुदान, छात्रवृत्ति, सरकारी अनुदान, grant, anudan
finance: वित्त, वित्तीय, फाइनेंस, फाइनेंशियल
financial model: फाइनेंशियल मॉडल, वित्तीय मॉडल, financial model, financial modelling, financial modeling
business: व्यवसाय, व्यापार, बिजनेस, बिज़नेस, बिजनैस, कारोबार, धंधा, उद्योग, vyapar, vyavsay, dhandha, karobar
business plan: बिजनेस प्लान, बिज़नेस प्लान, व्यवसाय योजना, व्यापार योजना, business plan, business plan banana
business plan: business plan banwana, बिजनेस प्लान बनाना
contract: अनुबंध, कॉन्ट्रैक्ट, करार, करारनामा, इकरारनामा, ठेका, anubandh, contract banana, contract banwana
lease: रेंट एग्रीमेंट, किरायानामा, किराया नामा, लीज, rent agreement, kirayanama
rent: किराया, किराए, किराये, kiraya, kiraye
agreement: समझौता, एग्रीमेंट, एग्रीमेंट बनवाना, एग्रीमेंट बनाना, सहमति, agreement banwana, agreement banana
affidavit: शपथ पत्र, हलफनामा, affidavit
contract review: अनुबंध की जांच, कॉन्ट्रैक्ट चेक करना, एग्रीमेंट चेक करना, contract review, contract check karna
contract review: agreement check karna
terms and conditions: नियम और शर्तें, नियम एवं शर्तें, टर्म्स एंड कंडीशंस, terms and conditions, niyam aur sharten
privacy policy: प्राइवेसी पॉलिसी, गोपनीयता नीति, privacy policy
privacy: गोपनीयता, निजता, प्राइवेसी
data protection: डेटा सुरक्षा, डाटा सुरक्षा, डेटा प्रोटेक्शन, डेटा संरक्षण, data protection, data suraksha
trademark: ट्रेडमार्क, ट्रेड मार्क, ट्रेडमार्क रजिस्ट्रेशन, ट्रेडमार्क पंजीकरण, trademark, trademark registration
patent: पेटेंट
copyright: कॉपीराइट, सर्वाधिकार, स्वत्वाधिकार
company registration: कंपनी रजिस्ट्रेशन, कंपनी पंजीकरण, कंपनी खोलना, कंपनी रजिस्टर, company registration
company registration: company kholna, company register karna, company registration karwana
law: कानून, क़ानून, विधि, kanun, kanoon
legal: कानूनी, क़ानूनी, लीगल, kanuni, kanooni
legal advice: कानूनी सलाह, क़ानूनी सलाह, कानूनी मदद, kanuni salah, kanooni salah, legal advice
court: अदालत, कोर्ट, न्यायालय, कचहरी, मुकदमा, adalat
complaint: शिकायत, शिकायतें, shikayat
divorce: तलाक, तलाक़, talak, talaq
license: लाइसेंस, अनुज्ञप्ति
insurance: बीमा, इंश्योरेंस, bima
testament: वसीयत, vasiyat
assistant: सहायक, असिस्टेंट, सचिव, sahayak
virtual assistant: वर्चुअल असिस्टेंट, ऑनलाइन असिस्टेंट, virtual assistant
personal assistant: पर्सनल असिस्टेंट, निजी सहायक, personal assistant
customer service: ग्राहक सेवा, कस्टमर सर्विस, customer service, grahak seva
customer support: कस्टमर सपोर्ट, कस्टमर केयर, ग्राहक सहायता, customer support, customer care
call: कॉल, फोन कॉल
meeting: मीटिंग, बैठक, बैठकें, baithak
schedule: समय सारणी, टाइम टेबल, शेड्यूल
recruitment: भर्ती, रिक्रूटमेंट, हायरिंग, नियुक्ति, bharti, recruitment, hiring
project: प्रोजेक्ट, परियोजना, परियोजनाएं
project manager: प्रोजेक्ट मैनेजर, परियोजना प्रबंधक, project manager
project management: प्रोजेक्ट मैनेजमेंट, परियोजना प्रबंधन, project management
process: प्रक्रिया, प्रक्रियाएं, प्रोसेस, prakriya
service: सेवा, सेवाएं, सेवाओं, सर्विस, seva
file: फाइल, फ़ाइल, फाइलें, फाइलों
pdf: पीडीएफ, पीडीऍफ़
document: दस्तावेज, दस्तावेज़, दस्तावेजों, डॉक्यूमेंट, कागजात, कागज़ात, dastavej, kagaz, kagjat
page: पेज, पृष्ठ, पन्ना, पन्ने, पन्नों, panne
card: कार्ड
urgent: तुरंत, तत्काल, अर्जेंट, जल्दी, फौरन, आज ही, turant, jaldi, jald
fast: तेज, तेज़, फास्ट, तेजी, tez, tej
cheap: सस्ता, सस्ती, सस्ते, कम दाम, कम कीमत, कम पैसे, किफायती, sasta, sasti, saste, kam paise, kam daam
free: मुफ्त, मुफ़्त, फ्री, निःशुल्क, muft
professional: पेशेवर, प्रोफेशनल, व्यावसायिक
modern: आधुनिक, मॉडर्न, नए जमाने, adhunik
simple: सरल, आसान, सादा, सादी, सिंपल, साधारण, saral, aasan
minimalist: मिनिमल, मिनिमलिस्ट
elegant: सुरुचिपूर्ण, शालीन, एलिगेंट
beautiful: सुंदर, सुन्दर, खूबसूरत, ख़ूबसूरत, sundar, khubsurat, khoobsurat
luxury: लक्जरी, लग्जरी, आलीशान, शाही, shahi
traditional: पारंपरिक, पारम्परिक, परंपरागत, देसी, देशी, desi
vintage: विंटेज, प्राचीन
classic: क्लासिक, शास्त्रीय, shastriya
cute: प्यारा, प्यारी, प्यारे, क्यूट, pyara, pyari
funny: मजेदार, मज़ेदार, मजाकिया, हास्य, कॉमेडी, हंसी, mazedar, majedar
colorful: रंगीन, रंग-बिरंगा, रंग बिरंगा, रंगबिरंगी, rangeen
black and white: ब्लैक एंड व्हाइट, श्वेत श्याम, काला सफेद
handmade: हाथ से बना, हाथ से बनी, हस्तनिर्मित, हैंडमेड, हस्तशिल्प
custom: कस्टम, मनचाहा, मनपसंद
original: मौलिक, ओरिजिनल, असली, asli
creative: रचनात्मक, क्रिएटिव
realistic: यथार्थवादी, असली जैसा, रियलिस्टिक
animated: एनिमेटेड, चलता फिरता
transparent: पारदर्शी, ट्रांसपेरेंट
white: सफेद, सफ़ेद, safed
black: काला, काली, काले, kala
red: लाल, laal
blue: नीला, नीली, नीले, neela, neeli
green: हरा, हरी, हरे, hara
gold: सोना, सोने, सुनहरा, सुनहरी, sona, sunahra
big: बड़ा, बड़ी, बड़े, bada, badi
small: छोटा, छोटी, छोटे, chhota, chota, choti, chhoti
short: संक्षिप्त, शॉर्ट
long: लंबा, लंबी, लंबे, लम्बा, lamba, lambi
old: पुराना, पुरानी, पुराने, purana, purani, purane
new: नया, नई, नयी, नए, naya, nayi
broken: टूटा, टूटी, टूटे, खराब, ख़राब, फटी, फटा, kharab, tuta, fati
slow: धीमा, धीमी, धीमे, स्लो, dheema, dhima, dheere
blurry: धुंधला, धुंधली, धुंधले, ब्लर, dhundhla, dhundhli
bilingual: द्विभाषी, दो भाषाओं
native: मातृभाषी, मातृभाषा
online: ऑनलाइन
remote: घर बैठे, घर से काम, रिमोट, ghar baithe
local: स्थानीय, लोकल
monthly: मासिक, महीने का, हर महीने, masik, har mahine
weekly: साप्ताहिक, हर हफ्ते
medical: मेडिकल, चिकित्सा, चिकित्सीय
technical: तकनीकी, टेक्निकल, takniki
academic: शैक्षणिक, शैक्षिक, अकादमिक
organic: जैविक, ऑर्गेनिक, आयुर्वेदिक
digital: डिजिटल
printed: मुद्रित, छपा हुआ, छपी हुई
religious: धार्मिक, dharmik
political: राजनीतिक, चुनाव, नेता, chunav
translate: ट्रांसलेट, अनुवाद करना, अनुवाद करवाना, अनुवाद कराना, translate, translate karna, translate karwana
edit: एडिट, एडिटिंग, संपादन, संपादित
fix: ठीक करना, ठीक करवाना, ठीक कराना, ठीक कर, ठीक, theek karna, thik karna, thik karwana, theek karwana, theek, thik
repair: मरम्मत, रिपेयर, marammat
improve: सुधार, सुधारना, सुधारने, बेहतर, sudhar, sudharna, behtar
grow: बढ़ाना, बढ़ाने, बढ़ानी, badhana, badhane
create: तैयार करना, तैयार, क्रिएट, taiyar
design: डिजाइन, डिज़ाइन, डिजाइनिंग, डिजाईन, रूपरेखा
redesign: रीडिजाइन, नया डिजाइन, रिडिजाइन
draw: चित्र बनवाना, ड्रॉ करना, ड्रा करना, drawing banwana
paint: पेंट, पेंट करना, रंगना
write: लिखना, लिखने, लिखनी, लिखवाना, लिखवाने, लिखवानी, लिखें, लिखे, लिखो, लेखन, likhna, likhne, likhni
write: likhwana, likhwane, likhwani, likhe, likho
rewrite: दोबारा लिखना, फिर से लिखना, रीराइट, dobara likhna
correct: सही करना, शुद्ध करना, संशोधन, गलतियां सुधारना, sahi karna
check: जांच, जाँच, जांचना, जाँचना, चेक, चेक करना, jaanch, janch
read: पढ़ना, पढ़ने, पढ़कर, padhna, padhne
summarize: सारांश बनाना, सारांश लिखना
record: रिकॉर्ड, रिकॉर्ड करना, रिकॉर्ड कराना
narrate: सुनाना, वाचन, कथन, sunana
sing: गाना गाना, गवाना, गाना गवाना, gana gane wala
compose: कंपोज, संगीत देना, धुन बनाना, संगीत रचना, gana compose karna, dhun banana
mix: मिक्स, मिलाना
animate: एनिमेट, एनिमेट करना
cut: काटना, काटने, कट करना, kaatna, katna
join: जोड़ना, जोड़ने, jodna
remove: हटाना, हटाने, हटवाना, हटाओ, मिटाना, निकालना, रिमूव, hatana, hatane, hatwana, nikalna
add: डालना, लगाना, शामिल करना, dalna, daalna, lagana
change: बदलना, बदलने, बदलवाना, बदलाव, परिवर्तन, चेंज, badalna, badalne, badalwana
convert: कन्वर्ट, रूपांतरण, रूपांतरित
clean: साफ, साफ़, साफ करना, सफाई, saaf, saaf karna, safai
organize: व्यवस्थित, व्यवस्थित करना, क्रम में लगाना
analyze: विश्लेषण करना, एनालाइज
calculate: गणना, गणना करना, हिसाब लगाना, कैलकुलेट
collect: इकट्ठा, इकट्ठा करना, एकत्र, संग्रह, ikattha
type: टाइप, टाइप करना, टाइपिंग, typing work, typing ka kaam
transcribe: ट्रांसक्राइब, सुनकर लिखना, transcribe
install: इंस्टॉल, इंस्टाल
set up: सेटअप, सेट अप, स्थापित
connect: कनेक्ट
update: अपडेट, अद्यतन
migrate: माइग्रेट, माइग्रेशन, ट्रांसफर, स्थानांतरण
speed up: तेज करना, तेज़ करना, फास्ट करना
publish: प्रकाशित, प्रकाशित करना, छपवाना, छपवाने, chhapwana, chapwana
sell: बेचना, बेचने, bechna, bechne
buy: खरीदना, खरीदने, ख़रीदना, kharidna
manage: प्रबंधन, संभालना, सँभालना, मैनेज, sambhalna, sambhalne
teach: पढ़ाना, सिखाना, सिखाने, sikhana, padhana, padhane
learn: सीखना, सीखने, सीखनी, sikhna, seekhna, sikhne
print: प्रिंट, छपाई, मुद्रण, प्रिंटिंग, छापना, chhapai
retouch: रिटच, रीटच, फोटो रिटच, फोटो रीटच, photo retouch
colorize: रंग भरना, रंगीन करना, रंगीन बनाना, rang bharna
register: पंजीकरण, रजिस्ट्रेशन, रजिस्टर, पंजीकृत, panjikaran
develop: डेवलप, विकसित, विकास
test: परीक्षण, टेस्ट, टेस्टिंग
optimize: ऑप्टिमाइज, ऑप्टिमाइजेशन
recover: रिकवर, वापस लाना, रिकवरी
skin: त्वचा, चमड़ी, मुंहासे, tvacha
hair: बाल, बालों, हेयर, केश, balon
face: चेहरा, चेहरे, चेहरों, मुखड़ा, chehra, chehre
eye: आंख, आंखें, आँख, आँखें, aankh
tree: पेड़, वृक्ष, पेड़ों
village: गांव, गाँव, ग्रामीण, gaon
city: शहर, नगर, shehar, shahar
india: भारत, भारतीय, हिंदुस्तान, bharat
world: दुनिया, विश्व, duniya
history: इतिहास, ऐतिहासिक, itihas
science: विज्ञान, साइंस, vigyan
education: शिक्षा, पढ़ाई, shiksha, padhai
math: गणित, मैथ, ganit
motivational: प्रेरणादायक, प्रेरक, मोटिवेशनल
horror: डरावना, डरावनी, हॉरर, भूत, darawni
photoshop: फोटोशॉप, photoshop
coreldraw: कोरल ड्रॉ, coreldraw
canva: कैनवा, canva
figma: फिग्मा, figma
shopify: शॉपिफाई, shopify
woocommerce: woocommerce
lightroom: लाइटरूम, lightroom
presets: प्रीसेट, presets
python: पायथन
laravel: लारावेल, laravel
flutter: flutter
unity: unity
sql: एसक्यूएल, sql
mysql: मायएसक्यूएल, mysql
api: एपीआई, api
backend: बैकएंड, बैक एंड, backend, back end
devops: डेवऑप्स, devops
cloud: क्लाउड, cloud
aws: एडब्ल्यूएस, aws
docker: docker
linux: लिनक्स
power bi: पावर बीआई, पॉवर बीआई, power bi
tableau: टैब्लो, tableau
spss: एसपीएसएस, spss
macro: मैक्रो, macro, excel macro, एक्सेल मैक्रो
vba: vba
google analytics: गूगल एनालिटिक्स, google analytics
mailchimp: मेलचिम्प, mailchimp
zapier: जैपियर, zapier
chatgpt: चैटजीपीटी, chatgpt
web scraping: वेब स्क्रैपिंग, स्क्रैपिंग, web scraping, scraping
code review: कोड रिव्यू, कोड की जांच, code review
tiktok: टिकटॉक, tiktok
photo shoot: फोटोशूट, photoshoot
animator: एनिमेटर, animator
journalist: पत्रकार
essay: निबंध, nibandh
editor: संपादक
cartoonist: कार्टूनिस्ट, cartoonist
ghostwriter: घोस्ट राइटर, घोस्टराइटर, ghostwriter, ghost writer
documentation: डॉक्यूमेंटेशन, documentation
accessibility: एक्सेसिबिलिटी, सुगम्यता, web accessibility
public relations: जनसंपर्क, पब्लिक रिलेशन, पीआर, public relations
localization: लोकलाइजेशन, स्थानीयकरण, localization
recruiter: रिक्रूटर, एचआर, recruiter
secretary: सेक्रेटरी, secretary
bookkeeping: bookkeeping
tally: टैली, tally
flowchart: फ्लोचार्ट, फ्लो चार्ट, flowchart
sop: एसओपी, sop, एसओपी बनाना, sop banana
ivr: आईवीआर, ivr, ivr recording
harmonium: हारमोनियम
gdpr: जीडीपीआर, gdpr
nda: nda
legal research: कानूनी शोध, कानूनी रिसर्च, legal research
language lessons: अंग्रेजी क्लास, इंग्लिश क्लास, अंग्रेजी सीखना, इंग्लिश सीखना, english sikhna, english class
spoken english: स्पोकन इंग्लिश, spoken english
sound design: साउंड डिजाइन, साउंड डिज़ाइन, sound design
sound effects: साउंड इफेक्ट, साउंड इफेक्ट्स, ध्वनि प्रभाव, sound effect, sound effects
children's book: बच्चों की किताब, बाल पुस्तक, bachchon ki kitab, bacchon ki kitab, bacho ki kitab
`,
};
