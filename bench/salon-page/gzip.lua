wrk.headers["Accept-Encoding"] = "gzip"
